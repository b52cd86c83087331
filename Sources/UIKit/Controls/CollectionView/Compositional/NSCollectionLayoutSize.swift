public import CoreGraphics

/// The width and the height of an item, a group or a header in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size from two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  /// The axes along which the dimensions are estimated.
  var estimates: EstimatedAxes {
    EstimatedAxes(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
  }

  func value(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.value(in: container), height: heightDimension.value(in: container))
  }
}
