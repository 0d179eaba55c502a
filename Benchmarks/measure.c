// Runs a program once without its output, and prints: wall time in ns, processor time in us, peak
// memory in KiB, exit status. It is small, because what a child's peak memory begins with is the
// memory of the process that started it.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

int main(int count, char **arguments) {
  if (count < 2) return 2;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  pid_t child;
  int status;
  struct rusage usage;
  long long start = nanoseconds();
  if (posix_spawn(&child, arguments[1], &actions, NULL, arguments + 1, environ) != 0) {
    perror(arguments[1]);
    return 3;
  }
  if (wait4(child, &status, 0, &usage) < 0) return 3;
  long long wall = nanoseconds() - start;
  long long processor = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000LL +
                        usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
#ifdef __APPLE__
  long peak = usage.ru_maxrss / 1024;
#else
  long peak = usage.ru_maxrss;
#endif
  printf("%lld %lld %ld %d\n", wall, processor, peak, WIFEXITED(status) ? WEXITSTATUS(status) : 255);
  return 0;
}
