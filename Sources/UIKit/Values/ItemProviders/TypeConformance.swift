/// Which uniform types are kinds of others, as far as the representations of dragged objects need
/// it; the identifiers are Apple's.
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

  /// Whether a type is another one, or a kind of it.
  static func conforms(_ type: String, to other: String) -> Bool {
    if type == other { return true }
    return parents[type]?.contains { conforms($0, to: other) } ?? false
  }
}
