import CCairo
import CFontconfig
import CPango
import UIKit

/// The versions of the font and the libraries that determine the pixels of text.
struct RenderingVersions: Equatable {
  /// The versions in order, by name.
  private var entries: [(name: String, version: String)]

  /// The versions in this process.
  static let current = RenderingVersions(entries: [
    ("Inter", interVersion ?? "not installed"), ("Pango", String(cString: pango_version_string())),
    ("Cairo", String(cString: cairo_version_string())),
  ])

  init(entries: [(name: String, version: String)]) {
    self.entries = entries
  }

  /// Parses the format of `text`: a name and a version on each line.
  init(text: String) {
    entries = text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  }

  var text: String { entries.map { "\($0.name) \($0.version)\n" }.joined() }

  /// Returns a phrase for each version that differs here.
  func differences(from recorded: RenderingVersions) -> [String] {
    entries.compactMap { name, version in
      let other = recorded.entries.first { $0.name == name }?.version
      return other == version ? nil : "\(name) \(other ?? "unknown"), here \(version)"
    }
  }

  static func == (left: RenderingVersions, right: RenderingVersions) -> Bool {
    left.text == right.text
  }

  /// The version in Inter's font file, which is independent of the package's version.
  private static var interVersion: String? {
    guard FcInit() != 0, let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else {
      return nil
    }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    FcPatternAddString(pattern, FC_FAMILY, "Inter")
    FcObjectSetAdd(wanted, FC_FONTVERSION)
    guard let found = FcFontList(nil, pattern, wanted) else { return nil }
    defer { FcFontSetDestroy(found) }
    let versions = (0..<Int(found.pointee.nfont)).compactMap { index -> Int32? in
      var version: Int32 = 0
      let font = found.pointee.fonts[index]
      return FcPatternGetInteger(font, FC_FONTVERSION, 0, &version) == FcResultMatch
        ? version : nil
    }
    // The version is a fixed-point number: 65536 is version 1.
    return versions.max().map { String(format: "%.3f", Double($0) / 65536) }
  }
}
