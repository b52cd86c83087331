import CoreGraphics

/// A movie format, identified by the file's extension.
enum MovieFormat: String, CaseIterable {
  case webp, gif, mp4, webm

  /// The maximum frame rate. The delays of a GIF are hundredths of a second, and programs ignore
  /// delays below two of them.
  var mostFramesPerSecond: Double { self == .gif ? 50 : 120 }

  /// The default frame rate.
  var usualFramesPerSecond: Double { self == .gif ? 25 : 60 }

  /// The options of ffmpeg for the encoder.
  ///
  /// With one thread and without dates, the same frames give the same bytes.
  var options: [String] {
    let common = ["-threads", "1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    // Colour is stored for two by two pixels.
    let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2"
    let own: [String] =
      switch self {
      case .webp:
        ["-c:v", "libwebp_anim", "-quality", "85", "-compression_level", "4", "-loop", "0"]
      case .gif:
        [
          "-filter_complex",
          "[0:v]split[a][b];[a]palettegen=reserve_transparent=0[p];[b][p]paletteuse=dither=none",
          "-loop", "0",
        ]
      case .mp4:
        [
          "-vf", even, "-c:v", "libx264", "-crf", "18", "-pix_fmt", "yuv420p", "-movflags",
          "+faststart",
        ]
      case .webm:
        ["-vf", even, "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-pix_fmt", "yuv420p"]
      }
    return own + common + ["-f", rawValue]
  }
}
