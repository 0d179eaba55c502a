// Reads the events of every YAML file that is named or lies below a named folder, and drops them:
// what reading with libyaml costs anyone.
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static unsigned char *buffer;
static size_t capacity;
static size_t events;

static void fail(const char *path) {
  perror(path);
  exit(3);
}

static size_t read_file(const char *path) {
  int descriptor = open(path, O_RDONLY);
  struct stat status;
  if (descriptor < 0 || fstat(descriptor, &status) != 0) fail(path);
  if ((size_t)status.st_size + 1 > capacity) {
    capacity = (size_t)status.st_size + 1;
    buffer = realloc(buffer, capacity);
    if (buffer == NULL) fail(path);
  }
  size_t length = 0;
  ssize_t count;
  while ((count = read(descriptor, buffer + length, capacity - length)) > 0) length += (size_t)count;
  if (count < 0) fail(path);
  close(descriptor);
  return length;
}

static void read_events(const char *path) {
  size_t length = read_file(path);
  yaml_parser_t parser;
  yaml_event_t event;
  if (!yaml_parser_initialize(&parser)) fail(path);
  yaml_parser_set_input_string(&parser, buffer, length);
  int is_over = 0;
  while (!is_over) {
    if (!yaml_parser_parse(&parser, &event)) {
      fprintf(stderr, "%s: %s\n", path, parser.problem);
      exit(1);
    }
    is_over = event.type == YAML_STREAM_END_EVENT;
    events += 1;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
}

static void read_path(const char *path) {
  struct stat status;
  if (stat(path, &status) != 0) fail(path);
  if (!S_ISDIR(status.st_mode)) {
    read_events(path);
    return;
  }
  DIR *folder = opendir(path);
  if (folder == NULL) fail(path);
  struct dirent *entry;
  char child[4096];
  while ((entry = readdir(folder)) != NULL) {
    if (entry->d_name[0] == '.') continue;
    snprintf(child, sizeof child, "%s/%s", path, entry->d_name);
    if (entry->d_type == DT_REG) {
      read_events(child);
    } else {
      read_path(child);
    }
  }
  closedir(folder);
}

int main(int count, char **arguments) {
  for (int index = 1; index < count; index += 1) read_path(arguments[index]);
  printf("%zu events\n", events);
  return 0;
}
