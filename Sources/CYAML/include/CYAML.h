#include <stddef.h>

/// The part of libyaml's binary interface (libyaml-0.so.2) that reads a text as events. The library
/// is opened when it is first used, so that its headers are not needed.

typedef struct {
  size_t index, line, column;
} CYAMLMark;

typedef enum {
  CYAMLNoEvent,
  CYAMLStreamStart,
  CYAMLStreamEnd,
  CYAMLDocumentStart,
  CYAMLDocumentEnd,
  CYAMLAlias,
  CYAMLScalar,
  CYAMLSequenceStart,
  CYAMLSequenceEnd,
  CYAMLMappingStart,
  CYAMLMappingEnd
} CYAMLEventType;

/// A `yaml_event_t`. All members of its union that have an anchor begin with it.
typedef struct {
  CYAMLEventType type;
  union {
    const char *anchor;
    struct {
      const char *anchor, *tag, *value;
      size_t length;
      int plainImplicit, quotedImplicit, style;
    } scalar;
  };
  CYAMLMark start, end;
} CYAMLEvent;

/// A scalar that is not in quotes and is no block of text.
enum { CYAMLPlainStyle = 1 };

/// The public beginning of a `yaml_parser_t`, with room for the rest of it, which has 400 bytes.
typedef struct {
  int error;
  const char *problem;
  size_t problemOffset;
  int problemValue;
  CYAMLMark problemMark;
  char rest[4096];
} CYAMLParser;
