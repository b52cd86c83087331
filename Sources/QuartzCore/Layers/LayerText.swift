import CoreGraphics

/// All values that define the appearance of a text layer.
struct LayerText: Equatable {
  enum Content: Equatable {
    case plain(String)
    case attributed(NSAttributedString)
  }

  let content: Content
  /// As it was set on the layer.
  let font: AnyHashable?
  let fontSize: Double
  let color: RGBA
  /// In the layer's coordinates, points.
  let bounds: CGRect
  let isWrapped: Bool
  let truncation: CATextLayerTruncationMode
  let alignment: CATextLayerAlignmentMode
}
