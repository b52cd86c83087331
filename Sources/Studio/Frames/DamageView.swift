import UIKit

/// Frames around the areas of the stage that were drawn again.
final class DamageView: ReusedViews {
  /// - Parameter areas: in points of this view.
  func show(_ areas: [CGRect]) {
    show(areas, make: Self.makeMark) { $0.frame = $1 }
  }

  private static func makeMark() -> UIView {
    let mark = UIView()
    mark.backgroundColor = StudioStyle.damage.withAlphaComponent(0.16)
    mark.layer.borderColor = StudioStyle.damage.cgColor
    mark.layer.borderWidth = 1
    return mark
  }
}
