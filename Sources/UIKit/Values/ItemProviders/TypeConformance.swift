/// The conformance of uniform types to others, for the types that dragged objects have. The
/// identifiers are Apple's.
enum TypeConformance {
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.html": ["public.text"],
    "public.json": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "public.data": ["public.item"],
  ]

  /// Whether a type is equal to another one or conforms to it.
  static func conforms(_ type: String, to other: String) -> Bool {
    if type == other { return true }
    return parents[type]?.contains { conforms($0, to: other) } ?? false
  }
}
