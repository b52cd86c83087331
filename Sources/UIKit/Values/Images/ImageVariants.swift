import CoreGraphics

/// The variants of one image set of an asset catalogue, or of files of one name.
struct ImageVariants: Sendable {
  struct Variant: Sendable {
    var picture: Picture
    var isForDark = false
    var slicing: Slicing?
  }

  enum Picture: Sendable {
    case bitmap(CGImage, scale: CGFloat)
    /// Drawn for any scale.
    case vector(VectorImage)
  }

  /// How an image is stretched, in pixels of the file.
  struct Slicing: Sendable {
    var capInsets: UIEdgeInsets
    /// The part between the cap insets that is repeated; nil for all of it.
    var centerSize: CGSize?
    var mode: UIImage.ResizingMode
  }

  /// A variant as it is shown in an environment.
  struct Resolved {
    var image: CGImage
    var scale: CGFloat
    var slicing: Slicing?
    /// Draws it at other sizes, if that is wanted.
    var vector: VectorImage?
  }

  var list: [Variant]
  var renderingMode = UIImage.RenderingMode.automatic
  /// Whether a vector image is drawn again at the size at which it is shown.
  var preservesVectors = false

  /// The variant for the interface style with the nearest scale: the next larger one is preferred
  /// to a smaller one, and a vector image to one that has to be enlarged.
  func best(for traits: UITraitCollection) -> Resolved? {
    let isDark = traits.userInterfaceStyle == .dark
    let styled = list.filter { $0.isForDark == isDark }
    let light = list.filter { !$0.isForDark }
    let candidates = !styled.isEmpty ? styled : !light.isEmpty ? light : list
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
        // What could be measured can be drawn, unless there is no memory for it.
        guard vector == nil, let image = try? picture.image(scale: scale) else { continue }
        vector = Resolved(
          image: image, scale: scale, slicing: variant.slicing?.scaled(by: scale),
          vector: preservesVectors ? picture : nil)
      }
    }
    return larger ?? vector ?? smaller
  }
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
