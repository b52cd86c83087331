import CoreGraphics

/// Everything that decides what a text layer looks like.
struct LayerText: Equatable {
  enum Content: Equatable {
    case plain(String)
    case attributed(NSAttributedString)
  }

  let content: Content
  /// As the layer's user gave it.
  let font: AnyHashable?
  let fontSize: Double
  let color: RGBA
  /// In the layer's coordinates, points.
  let bounds: CGRect
  let isWrapped: Bool
  let truncation: CATextLayerTruncationMode
  let alignment: CATextLayerAlignmentMode
}
