#include "app/program.hpp"

int main(int count, char** words) {
    return app::run(count, words);
}
