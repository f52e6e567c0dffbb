// The tests of the kernel, a file for a group of them, and the random positions that they share.
#pragma once

#include <cstdint>

#include "thousand/chance.hpp"
#include "thousand/position.hpp"

namespace tests {

// Prints and counts what is not as it should be.
void expect(bool good, const char* what);
int faults();

bool coin(thousand::Chance& chance);
// Hands of so many cards in which pairs, and often all aces, tend to lie together.
void random_hands(thousand::Chance& chance, thousand::Position& position, int tricks);
// A moment of the play, two to `most` cards from its end, under random options.
thousand::Position random_position(thousand::Chance& chance, int most);
unsigned random_side(thousand::Chance& chance, const thousand::Position& position);

void test_search(int number, std::uint64_t seed, int most);
void test_kept_table(int number, std::uint64_t seed, int most);
void test_knowledge(thousand::Chance& chance);
void test_honest_play(thousand::Chance& chance);
void test_foresight(int number, std::uint64_t seed);
void test_playouts(thousand::Chance& chance);
void test_layouts(thousand::Chance& chance);

}  // namespace tests
