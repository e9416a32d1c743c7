#include <pthread.h>

#include "lesson/support.hpp"

namespace {

std::string repeated(std::string_view part, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += part;
    return text;
}

// A thread with little stack shows calls that nest with the file sooner than the tests' own.
std::string faults_on_a_small_stack(const std::string& text) {
    struct Job {
        const std::string& text;
        std::string faults;
    } job = {text, ""};
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 256 << 10);
    pthread_t thread;
    const auto run = [](void* given) -> void* {
        auto& here = *static_cast<Job*>(given);
        here.faults = test::faults_of(here.text);
        return nullptr;
    };
    EXPECT_EQ(pthread_create(&thread, &attributes, run, &job), 0);
    pthread_join(thread, nullptr);
    pthread_attr_destroy(&attributes);
    return job.faults;
}

struct Deep {
    std::string text;
    std::string fault;
};

}  // namespace

TEST(Nesting, is_refused_at_once_however_it_is_written) {
    const std::string brackets = "brackets are nested more than 16 deep here";
    const std::string names = "names with dots are nested more than 4 deep here";
    const Deep all[] = {
        {std::string("x = ") + repeated("[", 100000), brackets},
        {std::string("x = ") + repeated("[", 100000) + repeated("]", 100000), brackets},
        {std::string("x = ") + repeated("{a=", 100000), brackets},
        {std::string("x = ") + repeated("{a=", 100000) + "1" + repeated("}", 100000), brackets},
        {std::string("x = ") + repeated("[{a=", 100000), brackets},
        {repeated("[", 4000000), brackets},
        {repeated("a.", 1000000) + "a = 1", names},
        {std::string("[") + repeated("a.", 1000000) + "a]", names},
        {std::string("x = { ") + repeated("'a' . ", 100000) + "a = 1 }", names},
        {std::string("y = ']]]' # ]]]\nz = \"\"\"\n]]]\n\"\"\"\nx = ") + repeated("[", 100000),
         brackets},
    };
    for (const Deep& deep : all) {
        const std::string faults = faults_on_a_small_stack(deep.text);
        EXPECT_NE(faults.find(deep.fault), std::string::npos) << deep.text.substr(0, 40) << faults;
    }
}

TEST(Nesting, up_to_the_limit_is_read) {
    const std::string deepest = std::string("x = ") + repeated("[", 16) + repeated("]", 16);
    EXPECT_EQ(faults_on_a_small_stack(deepest).find("nested"), std::string::npos);
    const std::string deeper = std::string("x = ") + repeated("[", 17) + repeated("]", 17);
    EXPECT_EQ(faults_on_a_small_stack(deeper).substr(0, 6), "1:21: ");
    const std::string dotted =
        std::string("[") + repeated("a.", 4) + "a]\n" + repeated("b.", 4) +
        "c = " + repeated(std::string("{") + repeated("d.", 4) + "e = ", 16) + "1" +
        repeated("}", 16);
    EXPECT_NE(faults_on_a_small_stack(dotted).find("“a” is not known"), std::string::npos);
}

TEST(Nesting, a_file_of_a_million_bytes_opens) {
    std::string text;
    for (int i = 0; text.size() < 1000000; ++i)
        text += test::changed(test::four_words_text(), "main", std::to_string(i));
    EXPECT_GT(test::sound(text).sentences.size(), 1500U);
}
