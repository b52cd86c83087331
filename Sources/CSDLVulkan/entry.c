#define _GNU_SOURCE
#include "CSDLVulkan.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_vulkan.h>
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define ENTRY "vkGetInstanceProcAddr"

// MARK: What SDL asks

/// `VkExtensionProperties`.
typedef struct {
  char name[256];
  uint32_t version;
} Extension;

static const char *const extensions[] = {"VK_KHR_surface", "VK_KHR_wayland_surface"};

/// `vkEnumerateInstanceExtensionProperties`: 0 is `VK_SUCCESS`.
static int32_t enumerateExtensions(const char *layer, uint32_t *count, Extension *result) {
  (void)layer;
  const uint32_t available = sizeof extensions / sizeof *extensions;
  if (result == NULL) {
    *count = available;
    return 0;
  }
  if (*count > available) *count = available;
  for (uint32_t index = 0; index < *count; index++) {
    memset(&result[index], 0, sizeof result[index]);
    strcpy(result[index].name, extensions[index]);
    result[index].version = 1;
  }
  return 0;
}

/// `vkGetInstanceProcAddr`: NULL for every function but the one that SDL calls.
static void *findFunction(void *instance, const char *name) {
  (void)instance;
  return strcmp(name, "vkEnumerateInstanceExtensionProperties") == 0 ? (void *)enumerateExtensions
                                                                     : NULL;
}

// MARK: The library that SDL loads

#if defined(__x86_64__)
#define MACHINE EM_X86_64
#elif defined(__aarch64__)
#define MACHINE EM_AARCH64
#endif

#ifdef MACHINE

/// SDL loads Vulkan from a file. This is one with a single symbol, whose address is absolute: that
/// of `findFunction`. It holds no code.
typedef struct {
  Elf64_Ehdr header;
  Elf64_Phdr segments[3];
  Elf64_Sym symbols[2];
  /// One bucket: its length, the number of symbols, the first symbol, and each symbol's next one.
  Elf64_Word hashes[5];
  Elf64_Word padding;
  Elf64_Dyn dynamic[6];
  char strings[32];
} Library;

/// The largest page of the machines above.
static const size_t pageSize = 0x10000;

static Library makeLibrary(void) {
  Library library = {0};
  const size_t size = sizeof library;
  const size_t dynamic = offsetof(Library, dynamic);

  Elf64_Ehdr *header = &library.header;
  memcpy(header->e_ident, ELFMAG, SELFMAG);
  header->e_ident[EI_CLASS] = ELFCLASS64;
  header->e_ident[EI_DATA] = ELFDATA2LSB;
  header->e_ident[EI_VERSION] = EV_CURRENT;
  header->e_type = ET_DYN;
  header->e_machine = MACHINE;
  header->e_version = EV_CURRENT;
  header->e_ehsize = sizeof library.header;
  header->e_phoff = offsetof(Library, segments);
  header->e_phentsize = sizeof *library.segments;
  header->e_phnum = sizeof library.segments / sizeof *library.segments;
  header->e_shentsize = sizeof(Elf64_Shdr);

  library.segments[0] = (Elf64_Phdr){.p_type = PT_LOAD, .p_flags = PF_R | PF_W, .p_filesz = size,
                                     .p_memsz = size, .p_align = pageSize};
  library.segments[1] = (Elf64_Phdr){.p_type = PT_DYNAMIC, .p_flags = PF_R | PF_W,
                                     .p_offset = dynamic, .p_vaddr = dynamic, .p_paddr = dynamic,
                                     .p_filesz = sizeof library.dynamic,
                                     .p_memsz = sizeof library.dynamic, .p_align = 8};
  // Without this segment the program's stack would be made executable.
  library.segments[2] = (Elf64_Phdr){.p_type = PT_GNU_STACK, .p_flags = PF_R | PF_W,
                                     .p_align = 16};

  library.symbols[1] = (Elf64_Sym){.st_name = 1, .st_info = ELF64_ST_INFO(STB_GLOBAL, STT_FUNC),
                                   .st_shndx = SHN_ABS, .st_value = (Elf64_Addr)findFunction};
  strcpy(library.strings + 1, ENTRY);
  const Elf64_Word hashes[] = {1, 2, 1, 0, 0};
  memcpy(library.hashes, hashes, sizeof hashes);
  const Elf64_Dyn entries[] = {
      {DT_HASH, {offsetof(Library, hashes)}},
      {DT_SYMTAB, {offsetof(Library, symbols)}},
      {DT_SYMENT, {sizeof *library.symbols}},
      {DT_STRTAB, {offsetof(Library, strings)}},
      {DT_STRSZ, {sizeof library.strings}},
      {DT_NULL, {0}},
  };
  memcpy(library.dynamic, entries, sizeof entries);
  return library;
}

/// Whether the linker finds the function at its place: old ones take the address as a relative one.
static bool isUsable(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return false;
  const bool isFound = dlsym(library, ENTRY) == (void *)findFunction;
  dlclose(library);
  return isFound;
}

bool CSDLVulkan_load(void) {
  const Library library = makeLibrary();
  const int file = memfd_create("vulkan", MFD_CLOEXEC);
  if (file < 0) return false;
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  const bool isLoaded = write(file, &library, sizeof library) == sizeof library && isUsable(path)
                        && SDL_Vulkan_LoadLibrary(path) == 0;
  close(file);
  return isLoaded;
}

#else

bool CSDLVulkan_load(void) { return false; }

#endif
