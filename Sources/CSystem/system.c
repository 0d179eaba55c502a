#include "CSystem.h"

#include <sys/ioctl.h>

int csystem_get_error(void) { return errno; }

void csystem_set_error(int number) { errno = number; }

int csystem_open(const char *path, int flags, mode_t mode) { return open(path, flags, mode); }

bool csystem_is_open(int descriptor) { return fcntl(descriptor, F_GETFD) != -1; }

void csystem_close_on_exec(int descriptor) { fcntl(descriptor, F_SETFD, FD_CLOEXEC); }

bool csystem_make_blocking(int descriptor) { return fcntl(descriptor, F_SETFL, 0) == 0; }

int csystem_terminal_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void csystem_ignore_signal(int number) { signal(number, SIG_IGN); }

void csystem_restore_signal(int number) { signal(number, SIG_DFL); }
