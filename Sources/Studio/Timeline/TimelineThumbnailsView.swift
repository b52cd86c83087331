import UIKit

/// The pictures on the strip, side by side.
final class TimelineThumbnailsView: ReusedViews {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = StudioStyle.field
    layer.cornerRadius = 4
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - pictures: one for each slot of the same width; nil leaves it empty.
  ///   - scale: pixels a point.
  func show(_ pictures: [CGImage?], scale: CGFloat) {
    let pitch = bounds.width / CGFloat(max(pictures.count, 1))
    func aligned(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    show(Array(pictures.enumerated()), make: { UIImageView() }) { view, item in
      guard let view = view as? UIImageView else { return }
      guard let picture = item.element else { return view.image = nil }
      if view.image?.cgImage !== picture {
        view.image = UIImage(cgImage: picture, scale: scale, orientation: .up)
      }
      let size = CGSize(
        width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
      view.frame = CGRect(
        x: aligned((CGFloat(item.offset) + 0.5) * pitch - size.width / 2),
        y: aligned((bounds.height - size.height) / 2), width: size.width, height: size.height)
    }
  }
}
