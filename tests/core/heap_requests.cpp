// Eigen calls malloc, the standard library operator new. The linker sends this program's malloc,
// calloc and realloc here (see tests/CMakeLists.txt).
#include "core/heap_requests.hpp"

#include <cstdlib>
#include <new>

namespace {
std::size_t requests = 0;
}

std::size_t heap_requests() {
    return requests;
}

extern "C" {
void* __real_malloc(std::size_t);
void* __real_calloc(std::size_t, std::size_t);
void* __real_realloc(void*, std::size_t);

void* __wrap_malloc(std::size_t size) {
    ++requests;
    return __real_malloc(size);
}
void* __wrap_calloc(std::size_t count, std::size_t size) {
    ++requests;
    return __real_calloc(count, size);
}
void* __wrap_realloc(void* block, std::size_t size) {
    ++requests;
    return __real_realloc(block, size);
}
}

void* operator new(std::size_t size) {
    if (void* block = std::malloc(size)) return block;
    throw std::bad_alloc();
}
void operator delete(void* block) noexcept {
    std::free(block);
}
void operator delete(void* block, std::size_t) noexcept {
    std::free(block);
}
