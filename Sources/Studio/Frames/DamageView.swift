import UIKit

/// Frames around the areas of the stage that were drawn again.
final class DamageView: UIView {
  private var marks: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter areas: in points of this view.
  func show(_ areas: [CGRect]) {
    while marks.count < areas.count {
      let mark = UIView()
      mark.backgroundColor = StudioStyle.damage.withAlphaComponent(0.16)
      mark.layer.borderColor = StudioStyle.damage.cgColor
      mark.layer.borderWidth = 1
      marks.append(mark)
      addSubview(mark)
    }
    for (index, mark) in marks.enumerated() {
      mark.isHidden = index >= areas.count
      if index < areas.count { mark.frame = areas[index] }
    }
  }
}
