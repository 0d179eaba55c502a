// The system's C library, as Swift sees it on every platform and in Embedded Swift: its headers, and
// functions for what C says by macros and variable arguments, which Swift does not import.

#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/inotify.h>
#endif

#define CSYSTEM_NAME(name) __attribute__((swift_name(name)))

#pragma clang assume_nonnull begin

/// Why the last call to the system failed, of this thread: `errno`.
int csystem_get_error(void) CSYSTEM_NAME("getter:errorNumber()");
void csystem_set_error(int number) CSYSTEM_NAME("setter:errorNumber(_:)");

/// Opens a file, by `open`.
int csystem_open(const char *path, int flags, mode_t mode) CSYSTEM_NAME("openFile(_:_:mode:)");

/// Whether the number stands for an open file.
bool csystem_is_open(int descriptor) CSYSTEM_NAME("isOpen(_:)");

/// Keeps the file from programs that this one becomes.
void csystem_close_on_exec(int descriptor) CSYSTEM_NAME("closeOnExec(_:)");

/// Lets calls for the file wait, and nothing else that `O_NONBLOCK` stands beside; whether it worked.
bool csystem_make_blocking(int descriptor) CSYSTEM_NAME("makeBlocking(_:)");

/// The width of a terminal in columns; 0 where it is none, or does not tell.
int csystem_terminal_columns(int descriptor) CSYSTEM_NAME("terminalColumns(_:)");

/// From now on the signal does nothing.
void csystem_ignore_signal(int number) CSYSTEM_NAME("ignoreSignal(_:)");

/// From now on the signal does what it does by itself.
void csystem_restore_signal(int number) CSYSTEM_NAME("restoreSignal(_:)");

#pragma clang assume_nonnull end

#endif
