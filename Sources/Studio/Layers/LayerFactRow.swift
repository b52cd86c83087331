import UIKit

/// A row for one value: its name, its presentation value, and below that its model value if it is
/// different.
final class LayerFactRow: UIView {
  private static let lineHeight: CGFloat = 18
  private static let titleWidth: CGFloat = 96

  private let title = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private let value = UILabel(StudioStyle.code, StudioStyle.ink)
  private let model = UILabel(StudioStyle.code, StudioStyle.secondaryInk)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for label in [title, value, model] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  var fact: LayerFacts.Fact? {
    didSet {
      guard fact != oldValue else { return }
      title.text = fact?.title
      value.text = fact?.value
      model.text = fact?.model.map { "model \($0)" }
      value.textColor = fact?.model == nil ? StudioStyle.ink : StudioStyle.accent
      setNeedsLayout()
    }
  }

  var height: CGFloat { fact?.model == nil ? Self.lineHeight : Self.lineHeight * 2 - 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = Self.titleWidth
    let width = max(bounds.width - left, 0)
    title.frame = CGRect(x: 0, y: 0, width: left - 8, height: Self.lineHeight)
    value.frame = CGRect(x: left, y: 0, width: width, height: Self.lineHeight)
    model.frame = CGRect(
      x: left, y: Self.lineHeight - 2, width: width, height: Self.lineHeight)
    model.isHidden = fact?.model == nil
  }
}
