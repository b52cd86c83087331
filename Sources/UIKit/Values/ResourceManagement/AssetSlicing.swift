import CoreGraphics

/// How an image of an asset catalogue is stretched, in pixels of its file. Xcode calls this
/// slicing.
struct AssetSlicing: Decodable {
  /// The parts into which the image is divided.
  enum Mode: String, Decodable {
    case nineParts = "9-part"
    /// The image is divided into left, middle and right.
    case horizontal = "3-part-horizontal"
    /// The image is divided into top, middle and bottom.
    case vertical = "3-part-vertical"
  }

  struct CapInsets: Decodable {
    var top, left, bottom, right: CGFloat?
  }

  struct Center: Decodable {
    enum Mode: String, Decodable {
      case tile
      case stretch
    }

    var mode: Mode?
    var width, height: CGFloat?
  }

  var mode: Mode
  var center: Center?
  var capInsets: CapInsets?

  enum CodingKeys: String, CodingKey {
    case mode, center
    case capInsets = "cap-insets"
  }
}

extension AssetSlicing {
  /// Along an axis that is not divided, the insets are 0 and the middle fills the whole length.
  var slicing: ImageVariants.Slicing {
    let (cutsColumns, cutsRows) = (mode != .vertical, mode != .horizontal)
    let caps = UIEdgeInsets(
      top: cutsRows ? capInsets?.top ?? 0 : 0, left: cutsColumns ? capInsets?.left ?? 0 : 0,
      bottom: cutsRows ? capInsets?.bottom ?? 0 : 0,
      right: cutsColumns ? capInsets?.right ?? 0 : 0)
    let (width, height) = (
      cutsColumns ? center?.width ?? 0 : 0, cutsRows ? center?.height ?? 0 : 0
    )
    // If no size is given, the middle is everything between the insets.
    let size = CGSize(
      width: width > 0 ? width : .infinity, height: height > 0 ? height : .infinity)
    return ImageVariants.Slicing(
      capInsets: caps,
      centerSize: size.width.isFinite || size.height.isFinite ? size : nil,
      mode: center?.mode == .tile ? .tile : .stretch)
  }
}
