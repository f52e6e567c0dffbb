// The kernel held against itself with everything but a table of identical positions switched off, and against laws that
// hold for any position.
//
//   kernel_tests [positions] [seed]
//
// Random positions of all sizes under random options; prints what differs and fails.
#include <cstdio>
#include <cstdlib>

#include "tests.hpp"

namespace tests {
namespace {

int found = 0;

}  // namespace

void expect(bool good, const char* what) {
  if (good) return;
  ++found;
  std::printf("FAULT: %s\n", what);
}

int faults() { return found; }

}  // namespace tests

int main(int arguments, char** values) {
  const int number = arguments > 1 ? std::atoi(values[1]) : 4000;
  const std::uint64_t seed = arguments > 2 ? std::strtoull(values[2], nullptr, 10) : 1;
  tests::test_search(number, seed, 5);
  tests::test_search(number / 4, seed + 1, 6);
  tests::test_search(number / 40, seed + 2, 8);
  tests::test_kept_table(number / 8, seed + 3, 5);
  tests::test_foresight(number / 10, seed + 4);
  thousand::Chance chance(seed);
  tests::test_knowledge(chance);
  tests::test_honest_play(chance);
  tests::test_playouts(chance);
  tests::test_layouts(chance);
  std::printf("%d faults\n", tests::faults());
  return tests::faults() != 0;
}
