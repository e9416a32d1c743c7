#pragma once

#include <cstddef>

/// How often this program has asked the heap for memory so far.
std::size_t heap_requests();
