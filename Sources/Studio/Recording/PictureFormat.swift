/// The pictures that a recording can be saved as.
package enum PictureFormat: String, CaseIterable, Sendable {
  case webp, gif, mp4, webm
  /// Pictures side by side, with their times.
  case contactSheet
  /// A file for each frame.
  case frames

  var title: String {
    switch self {
    case .webp: "Animated WebP"
    case .gif: "GIF"
    case .mp4: "MP4"
    case .webm: "WebM"
    case .contactSheet: "Contact sheet"
    case .frames: "A PNG of each frame"
    }
  }
}
