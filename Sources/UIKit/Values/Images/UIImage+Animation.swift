public import CoreGraphics

extension UIImage {
  /// The images of an animated image; nil for any other.
  public var images: [UIImage]? { values.frames }

  /// Seconds in which an animated image shows all its images once; 0 for any other.
  public var duration: TimeInterval { values.duration }

  /// Seconds for which each image is shown if no duration is given, as Apple documents it.
  static let usualFrameDuration: TimeInterval = 1.0 / 30
  /// The number of the last file of an animated image, as Apple documents it.
  private static let lastFrameNumber = 1024

  /// An image that image views show by turns as `images`, again and again. Nil without images.
  ///
  /// - Parameters:
  ///   - images: of one size and scale. Those of an animated image among them are shown one by one.
  ///   - duration: seconds for all of them; 0 is a thirtieth of a second for each.
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

  /// An image that image views show by turns as the files `name0`, `name1` and so on, to the first
  /// number that is missing. The first file may also be `name1`. Nil, with a warning, without any.
  ///
  /// - Parameters:
  ///   - name: what the names begin with.
  ///   - duration: seconds for all of them; 0 is a thirtieth of a second for each.
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

  /// An animated image of files as ``animatedImageNamed(_:duration:)``, each of which keeps the
  /// size of its edges.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// An animated image of files as ``animatedImageNamed(_:duration:)``, each of which keeps the
  /// size of its edges.
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
