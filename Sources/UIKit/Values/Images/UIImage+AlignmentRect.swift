import CoreGraphics

extension UIImage {
  /// The distances from the edges of the image to those of what constraints align, in points: of a
  /// badge or a shadow that is left out, for example. Zero unless set.
  public var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }

  /// The same image with another part that constraints align. The pixels are shared. Image views
  /// and the image beside the title of a back button follow it.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { values in
      values.alignmentRectInsets = alignmentInsets
      values.frames = values.frames?.map { $0.withAlignmentRectInsets(alignmentInsets) }
    }
  }
}
