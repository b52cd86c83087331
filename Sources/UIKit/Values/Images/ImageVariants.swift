import CoreGraphics

/// The variants of an image: those of an image set in an asset catalogue, or files of one name.
struct ImageVariants: Sendable {
  struct Variant: Sendable {
    var picture: Picture
    var isForDark = false
    var slicing: Slicing?
    /// The kind of device that it is for; nil for any.
    var idiom: UIUserInterfaceIdiom?
    /// The size classes that it is for; unspecified for any.
    var width = UIUserInterfaceSizeClass.unspecified
    var height = UIUserInterfaceSizeClass.unspecified
  }

  enum Picture: Sendable {
    case bitmap(CGImage, scale: CGFloat)
    /// A vector image, which is drawn for any scale.
    case vector(VectorImage)
  }

  /// How an image is stretched, in pixels of its file.
  struct Slicing: Sendable {
    var capInsets: UIEdgeInsets
    /// The size of the part between the cap insets that is repeated; nil for the whole part.
    var centerSize: CGSize?
    var mode: UIImage.ResizingMode
  }

  /// A variant that was resolved for an environment.
  struct Resolved {
    var image: CGImage
    var scale: CGFloat
    var slicing: Slicing?
    /// The vector image, if it is to be drawn again at other sizes.
    var vector: VectorImage?
  }

  var list: [Variant]
  var renderingMode = UIImage.RenderingMode.automatic
  /// Whether a vector image is drawn again at the size at which it is shown.
  var preservesVectors = false

  /// The most specific variants for the device, the size classes and the interface style, and of
  /// these the one with the nearest scale: the next larger one is preferred to a smaller one, and a
  /// vector image to one that has to be enlarged.
  func best(for traits: UITraitCollection) -> Resolved? {
    let candidates = candidates(for: traits)
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    var larger, smaller, vector: Resolved?
    for variant in candidates {
      switch variant.picture {
      case .bitmap(let image, let own):
        let found = Resolved(image: image, scale: own, slicing: variant.slicing)
        if own >= scale {
          if own < larger?.scale ?? .infinity { larger = found }
        } else if own > smaller?.scale ?? 0 {
          smaller = found
        }
      case .vector(let picture):
        // A picture that could be measured can be drawn, unless there is no memory for it.
        guard vector == nil, let image = try? picture.image(scale: scale) else { continue }
        vector = Resolved(
          image: image, scale: scale, slicing: variant.slicing?.scaled(by: scale),
          vector: preservesVectors ? picture : nil)
      }
    }
    return larger ?? vector ?? smaller
  }

  /// The variants that differ in scale alone. Where none is for the device, those for another one
  /// stand in.
  private func candidates(for traits: UITraitCollection) -> [Variant] {
    let ranked = list.compactMap { variant in
      variant.rank(for: traits).map { (rank: $0, variant: variant) }
    }
    if let best = ranked.map(\.rank).max() {
      return ranked.filter { $0.rank == best }.map(\.variant)
    }
    let isDark = traits.userInterfaceStyle == .dark
    let styled = list.filter { $0.isForDark == isDark }
    let light = list.filter { !$0.isForDark }
    let usable = !styled.isEmpty ? styled : !light.isEmpty ? light : list
    let devices: [UIUserInterfaceIdiom?] = [nil, .phone, .pad]
    let device = devices.first { device in usable.contains { $0.idiom == device } } ?? nil
    return usable.filter { $0.idiom == device }
  }
}

extension ImageVariants.Variant {
  /// How specifically it is made for an environment; nil where it is for another one. The device
  /// counts more than the size classes, and these more than the interface style.
  fileprivate func rank(for traits: UITraitCollection) -> Int? {
    var rank = 0
    for (own, wanted, weight) in [
      (idiom.map(\.rawValue), traits.userInterfaceIdiom.rawValue, 8),
      (width.named, traits.horizontalSizeClass.rawValue, 4),
      (height.named, traits.verticalSizeClass.rawValue, 2),
    ] {
      guard let own else { continue }
      guard own == wanted else { return nil }
      rank += weight
    }
    guard isForDark else { return rank }
    return traits.userInterfaceStyle == .dark ? rank + 1 : nil
  }
}

extension UIUserInterfaceSizeClass {
  /// Its number; nil for any size.
  fileprivate var named: Int? { self == .unspecified ? nil : rawValue }
}

extension ImageVariants.Resolved {
  func apply(to values: inout UIImage.Values) {
    (values.cgImage, values.scale) = (image, scale)
    values.drawing = vector.map(ImageDrawing.file)
    guard let slicing else { return }
    let inPoints = slicing.scaled(by: 1 / scale)
    (values.capInsets, values.centerSize) = (inPoints.capInsets, inPoints.centerSize)
    (values.resizingMode, values.isResizable) = (slicing.mode, true)
  }
}

extension ImageVariants.Slicing {
  fileprivate func scaled(by factor: CGFloat) -> ImageVariants.Slicing {
    ImageVariants.Slicing(
      capInsets: UIEdgeInsets(
        top: capInsets.top * factor, left: capInsets.left * factor,
        bottom: capInsets.bottom * factor, right: capInsets.right * factor),
      centerSize: centerSize.map {
        CGSize(width: $0.width * factor, height: $0.height * factor)
      }, mode: mode)
  }
}
