// Times of the search on files of deals; without a file, of two players and of playouts.
//
//   kernel_bench [repeats] [FILE...]
//
// Prints a line for each file, set of rules and task: mean and median of the best times in ms, mean and largest number
// of nodes, and a checksum of the values.
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "tables.hpp"
#include "thousand/playout.hpp"
#include "thousand/solver.hpp"

namespace {

using bench::Set;
using thousand::Position;
using thousand::Solver;

constexpr unsigned kDeclarer = 1;

double seconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

struct Task {
  const char* file;
  const char* rules;
  const char* name;
};

template <class Solve>
void measure(Task task, const std::vector<Position>& deals, int repeats, Solve solve) {
  std::vector<double> times;
  double nodes = 0, most = 0, sum = 0;
  std::uint64_t checksum = 0;
  Solver solver;
  for (std::size_t k = 0; k < deals.size(); ++k) {
    double best = 1e9;
    std::uint64_t before = 0;
    int value = 0;
    for (int repeat = 0; repeat < repeats; ++repeat) {
      before = solver.nodes();
      const double began = seconds();
      value = solve(solver, deals[k], k);
      best = std::min(best, seconds() - began);
    }
    const double used = static_cast<double>(solver.nodes() - before);
    checksum = checksum * 31 + static_cast<std::uint64_t>(value);
    nodes += used;
    most = std::max(most, used);
    times.push_back(best * 1e3);
    sum += best * 1e3;
  }
  std::sort(times.begin(), times.end());
  const double number = static_cast<double>(times.size());
  std::printf("%-14s %-10s %-10s mean %8.4f median %8.4f nodes %9.0f most %9.0f checksum %llu\n", task.file, task.rules,
              task.name, sum / number, times[times.size() / 2], nodes / number, most,
              static_cast<unsigned long long>(checksum));
}

void measure_set(const char* file, const Set& set, int repeats) {
  const std::vector<Position>& deals = set.deals;
  std::vector<int> values;
  for (const Position& deal : deals) values.push_back(Solver().value(deal, kDeclarer));
  const auto task = [&](const char* name) { return Task{file, set.rules, name}; };
  measure(task("value"), deals, repeats,
          [](Solver& s, const Position& p, std::size_t) { return s.value(p, kDeclarer); });
  measure(task("moves"), deals, repeats, [](Solver& s, const Position& p, std::size_t) {
    const auto moves = s.moves(p, kDeclarer);
    int best = 0;
    for (int k = 0; k < moves.size; ++k) best = std::max(best, moves.items[k].value);
    return best;
  });
  measure(task("reaches100"), deals, repeats,
          [](Solver& s, const Position& p, std::size_t) { return static_cast<int>(s.reaches(p, kDeclarer, 100)); });
  measure(task("reachesV"), deals, repeats, [&](Solver& s, const Position& p, std::size_t k) {
    return static_cast<int>(s.reaches(p, kDeclarer, values[k]));
  });
  measure(task("reachesV+1"), deals, repeats, [&](Solver& s, const Position& p, std::size_t k) {
    return static_cast<int>(s.reaches(p, kDeclarer, values[k] + 1));
  });
}

void measure_file(const char* path, int repeats) {
  const char* name = path;
  for (const char* at = path; *at; ++at)
    if (*at == '/') name = at + 1;
  const std::vector<Position> deals = bench::read_deals(path);
  measure_set(name, {"automatic", deals}, repeats);
  measure_set(name, bench::by_choice(deals), repeats);
  measure_set(name, bench::named_trump(deals), repeats);
  measure_set(name, bench::strict(deals), repeats);
}

// Millions of deals a second: dealt and played out, and one deal played out again and again.
void measure_playouts() {
  constexpr int number = 2000000;
  const int sizes[3] = {8, 8, 8};
  thousand::Chance chance(12345);
  Position deal, fixed;
  deal.may_marry = fixed.may_marry = false;
  thousand::deal(chance, sizes, 3, fixed.hands);
  long sum = 0;
  int gained[3];
  double began = seconds();
  for (int k = 0; k < number; ++k) {
    thousand::deal(chance, sizes, 3, deal.hands);
    thousand::play_out(deal, thousand::Manner::kRandom, kDeclarer, chance, gained);
    sum += gained[0];
  }
  std::printf("%-14s %-10s %.3f M/s mean gain %.2f\n", "playouts", "dealt", number / (seconds() - began) / 1e6,
              static_cast<double>(sum) / number);
  began = seconds();
  sum = 0;
  for (int k = 0; k < number; ++k) {
    thousand::play_out(fixed, thousand::Manner::kRandom, kDeclarer, chance, gained);
    sum += gained[0];
  }
  std::printf("%-14s %-10s %.3f M/s mean gain %.2f\n", "playouts", "fixed", number / (seconds() - began) / 1e6,
              static_cast<double>(sum) / number);
}

}  // namespace

int main(int arguments, char** values) {
  int first = 1, repeats = 3;
  if (arguments > 1 && std::atoi(values[1]) > 0) repeats = std::atoi(values[first++]);
  for (int k = first; k < arguments; ++k) measure_file(values[k], repeats);
  if (first < arguments) return 0;
  measure_set("dealt", bench::two_players(200), repeats);
  measure_playouts();
}
