// The least that a program can do: what starting one costs.
#include <stdio.h>

int main(void) {
  puts("hello");
  return 0;
}
