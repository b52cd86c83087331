import CoreGraphics
import QuartzCore

/// The images that an image view shows one after the other.
struct ImagePlayback {
  enum State {
    /// An animated image is played automatically.
    case automatic
    case started
    case stopped
  }

  /// The values that the pixels of the frames depend on.
  struct Appearance: Equatable {
    var images: [UIImage]
    var traits: UITraitCollection
    /// The tint colour of template images.
    var tint: RGBA?
    /// The size of resizable images.
    var size: CGSize?
  }

  var state = State.automatic
  /// The appearance of the frames that are shown, or were shown until they had been repeated often
  /// enough; nil for none.
  var appearance: Appearance?
  /// The start of the animation in the layer's time.
  var begin: TimeInterval = 0
}

extension UIImageView {
  private static let framesKey = "UIImageView.frames"

  var isPlayingFrames: Bool { layer.animation(forKey: Self.framesKey) != nil }

  /// The images of the animation; empty if it was not started or is stopped.
  var framesToShow: [UIImage] {
    let ofImage = shownImage?.images ?? []
    switch playback.state {
    case .stopped: return []
    case .automatic: return ofImage
    case .started:
      let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
      return images ?? ofImage
    }
  }

  func playFrames() {
    guard !isPlayingFrames else { return }
    playback.state = .started
    playback.appearance = nil
    showImage()
  }

  func stopFrames() {
    playback.state = .stopped
    showImage()
  }

  /// Adds the animation of the frames or, if their appearance has changed, replaces it.
  func updateFrames() {
    let images = framesToShow
    guard let first = images.first else {
      guard playback.appearance != nil else { return }
      playback.appearance = nil
      layer.removeAnimation(forKey: Self.framesKey)
      return
    }
    let appearance = ImagePlayback.Appearance(
      images: images, traits: traitCollection,
      tint: images.contains(where: isStencil)
        ? tintColor.resolvedColor(with: traitCollection).rgba : nil,
      size: images.contains { $0.isResizable } ? bounds.size : nil)
    // An animation that repeats indefinitely has not ended by itself: a cancelled transition or the
    // program has removed it.
    let isInterrupted = isEndless && window != nil && !isPlayingFrames
    guard appearance != playback.appearance || isInterrupted else { return }
    let frames = images.compactMap(frame)
    guard !frames.isEmpty else { return }
    let animation = makeAnimation(of: frames)
    if playback.appearance?.images == appearance.images {
      // Only the drawing has changed, so the animation continues at its current time.
      animation.beginTime = playback.begin
    } else {
      playback.begin = layer.localTimeNow
    }
    playback.appearance = appearance
    if shownImage == nil { layer.contentsScale = first.scale }
    if first.isResizable { layer.needsDisplayOnBoundsChange = true }
    layer.add(animation, forKey: Self.framesKey)
  }

  /// Whether the frames are those of the image, and not of the view.
  private var showsFramesOfImage: Bool {
    playback.state == .automatic || animationImages == nil
  }

  private var isEndless: Bool { showsFramesOfImage || animationRepeatCount <= 0 }

  private func makeAnimation(of frames: [CGImage]) -> CAAnimation {
    let usual = UIImage.usualFrameDuration * TimeInterval(frames.count)
    let own = showsFramesOfImage ? shownImage?.duration ?? 0 : animationDuration
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = frames
    animation.calculationMode = .discrete
    animation.duration = own.isFinite && own > 0 ? own : usual
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.repeatCount = isEndless ? .infinity : Float(animationRepeatCount)
    return animation
  }

  /// Returns the pixels of one of the images; nil if it has none.
  private func frame(of image: UIImage) -> CGImage? {
    let image = image.resolved(for: traitCollection)
    let color = isStencil(image) ? tintColor.resolvedColor(with: traitCollection) : nil
    var pixels = image.values.cgImage
    if image.isResizable {
      guard bounds.width > 0, bounds.height > 0, bounds.isFinite else { return nil }
      let format = UIGraphicsImageRendererFormat()
      format.scale = BitmapScale.resolve(traitCollection.displayScale)
      pixels =
        UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
          image.draw(in: CGRect(origin: .zero, size: bounds.size))
        }.cgImage
    }
    guard let color else { return pixels }
    return pixels?.filled(with: color.cgColor)
  }
}
