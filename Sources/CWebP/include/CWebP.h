#include <stddef.h>
#include <stdint.h>

/// The part of libwebp's binary interface (libwebp.so.7) that encodes pictures. The library is
/// opened when it is first used, so that its headers are not needed.

/// The version of the interface that these structures have. Of another first byte the library
/// refuses them.
enum { CWebPEncoderVersion = 0x020f };

/// Room for a `WebPConfig`, which has 116 bytes. The library fills it.
typedef struct {
  uint32_t members[128];
} CWebPConfig;

/// A `WebPMemoryWriter`: the file as far as it is written.
typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
  uint32_t padding[1];
} CWebPMemoryWriter;

struct CWebPPicture;
typedef int (*CWebPWrite)(
  const uint8_t *bytes, size_t count, const struct CWebPPicture *picture);

/// The public beginning of a `WebPPicture`, with room for the rest of it, which has less than 256
/// bytes in all.
typedef struct CWebPPicture {
  int usesARGB, colorSpace, width, height;
  uint8_t *y, *u, *v;
  int yStride, uvStride;
  uint8_t *a;
  int aStride;
  uint32_t padding1[2];
  uint32_t *argb;
  int argbStride;
  uint32_t padding2[3];
  CWebPWrite write;
  void *writer;
  int extraInfoType;
  uint8_t *extraInfo;
  void *statistics;
  int error;
  char rest[1024];
} CWebPPicture;
