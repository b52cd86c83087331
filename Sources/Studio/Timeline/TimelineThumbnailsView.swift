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
  ///   - pictures: one for each slot; nil leaves it empty.
  ///   - scale: pixels per point.
  func show(_ pictures: [(slot: TimelineSlot, image: CGImage?)], scale: CGFloat) {
    func aligned(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    show(pictures, make: { UIImageView() }) { view, item in
      guard let view = view as? UIImageView else { return }
      guard let picture = item.image else { return view.image = nil }
      if view.image?.cgImage !== picture {
        view.image = UIImage(cgImage: picture, scale: scale, orientation: .up)
      }
      let size = CGSize(
        width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
      view.frame = CGRect(
        x: aligned(item.slot.center - size.width / 2),
        y: aligned((bounds.height - size.height) / 2), width: size.width, height: size.height)
    }
  }
}
