/// What a recording can be saved as.
package enum SaveFormat: String, CaseIterable, Sendable {
  case webp, gif, mp4, webm
  /// Pictures side by side, with their times.
  case contactSheet
  /// A file for each frame.
  case pictures

  package var title: String {
    switch self {
    case .webp: "Animated WebP"
    case .gif: "GIF"
    case .mp4: "MP4"
    case .webm: "WebM"
    case .contactSheet: "Contact sheet"
    case .pictures: "A PNG of each frame"
    }
  }
}
