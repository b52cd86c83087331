public import CoreGraphics

extension UIImage {
  /// The frames of an animated image; nil for any other image.
  public var images: [UIImage]? { values.frames }

  /// The seconds in which an animated image shows all its frames once; 0 for any other image.
  public var duration: TimeInterval { values.duration }

  /// The seconds for which each frame is shown if no duration is given, as Apple documents.
  static let usualFrameDuration: TimeInterval = 1.0 / 30
  /// The greatest number of a file in an animated image, as Apple documents.
  private static let lastFrameNumber = 1024

  /// An image that image views show as a repeating animation of `images`. Nil if there are none.
  ///
  /// - Parameters:
  ///   - images: of one size and scale. An animated image among them is replaced by its frames.
  ///   - duration: the seconds for all frames; 0 means a thirtieth of a second for each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    let frames = images.flatMap { $0.images ?? [$0] }
    guard let first = frames.first else { return nil }
    return first.changed { values in
      values.frames = frames
      values.duration =
        duration.isFinite && duration > 0
        ? duration : usualFrameDuration * TimeInterval(frames.count)
    }
  }

  /// An image that image views show as a repeating animation of the files `name0`, `name1` and so
  /// on, up to the first number that is missing. The first file may also be `name1`. Nil, with a
  /// warning, if there is no file.
  ///
  /// - Parameters:
  ///   - name: the beginning of the files' names.
  ///   - duration: the seconds for all frames; 0 means a thirtieth of a second for each.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImageNamed(name, in: .main, duration: duration)
  }

  package class func animatedImageNamed(
    _ name: String, in bundle: Bundle, duration: TimeInterval
  ) -> UIImage? {
    let frames = numberedImages(named: name, in: bundle)
    if frames.isEmpty {
      Diagnostics.warnFromAnyThread(
        "Neither the asset catalogues nor the resources have images named \"\(name)0\", "
          + "\"\(name)1\" and so on.")
    }
    return animatedImage(with: frames, duration: duration)
  }

  /// An animated image of files, as ``animatedImageNamed(_:duration:)`` makes it, in which the
  /// edges of each frame keep their size.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// An animated image of files, as ``animatedImageNamed(_:duration:)`` makes it, in which the
  /// edges of each frame keep their size.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    guard let image = animatedImageNamed(name, duration: duration) else { return nil }
    let frames = (image.images ?? []).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: frames, duration: image.duration)
  }

  private static func numberedImages(named name: String, in bundle: Bundle) -> [UIImage] {
    var frames: [UIImage] = []
    for number in 0...lastFrameNumber {
      if let variants = AssetLibrary.image(named: "\(name)\(number)", in: bundle) {
        frames.append(UIImage(variants, for: .current))
      } else if number > 0 {
        break
      }
    }
    return frames
  }
}
