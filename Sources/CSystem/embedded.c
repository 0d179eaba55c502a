// What Embedded Swift, in which releases for Linux are built, leaves to the program. The ordinary
// runtime has all of it.

#ifdef EMBEDDED_SWIFT

#include "CSystem.h"

// How Swift reads a floating-point number; returns where the number ends. No other locale than C's is
// ever set here.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number);

const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end;
  *number = strtod(text, &end);
  return end;
}

// Where objects lie: `malloc` aligns as much as nearly all of them need, in half of the steps.
int posix_memalign(void **memory, size_t alignment, size_t size) {
  size_t needed = (size + alignment - 1) & ~(alignment - 1);
  void *made = alignment <= _Alignof(max_align_t) ? malloc(size) : aligned_alloc(alignment, needed);
  if (made == NULL) return ENOMEM;
  *memory = made;
  return 0;
}

#ifdef __GLIBC__
#if __GLIBC_PREREQ(2, 36)
#define HAS_ARC4RANDOM_BUF
#endif
#endif

#ifndef HAS_ARC4RANDOM_BUF

// What hash tables are seeded with; musl and older versions of glibc do not have it.
void arc4random_buf(void *buffer, size_t count);

void arc4random_buf(void *buffer, size_t count) {
  for (size_t done = 0; done < count;) {
    size_t step = count - done < 256 ? count - done : 256;
    if (getentropy((char *)buffer + done, step) != 0) abort();
    done += step;
  }
}

#endif

#endif
