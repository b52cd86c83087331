import UIKit

/// The values of the chosen layer, and its animations, one below the other.
final class LayerFactsView: UIScrollView {
  private let heading = UILabel(StudioStyle.strong, StudioStyle.ink)
  private let className = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private let animationHeading = UILabel(StudioStyle.heading, StudioStyle.secondaryInk)
  private var rows: [LayerFactRow] = []
  private var animationRows: [LayerAnimationRow] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isHidden = true
    animationHeading.text = "Animations"
    for label in [heading, className, animationHeading] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  /// Nil shows nothing.
  var facts: LayerFacts? {
    didSet { if facts != oldValue { show() } }
  }

  private func show() {
    isHidden = facts == nil
    guard let facts else { return }
    heading.text = facts.title
    className.text = facts.className == facts.title ? "" : facts.className
    setCount(facts.facts.count, of: &rows) { LayerFactRow(frame: .zero) }
    setCount(facts.animations.count, of: &animationRows) { LayerAnimationRow(frame: .zero) }
    for (fact, row) in zip(facts.facts, rows) { row.fact = fact }
    for (animation, row) in zip(facts.animations, animationRows) { row.animation = animation }
    animationHeading.isHidden = facts.animations.isEmpty
    setNeedsLayout()
  }

  private func setCount<Row: UIView>(
    _ count: Int, of rows: inout [Row], _ make: () -> Row
  ) {
    while rows.count > count { rows.removeLast().removeFromSuperview() }
    while rows.count < count {
      let row = make()
      rows.append(row)
      addSubview(row)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 32, 0)
    heading.frame = CGRect(x: 16, y: 8, width: width, height: 18)
    className.frame = CGRect(x: 16, y: 26, width: width, height: 14)
    var y: CGFloat = className.text?.isEmpty ?? true ? 30 : 44
    // Animations come first, because they are what users look for.
    if !animationRows.isEmpty {
      animationHeading.frame = CGRect(x: 16, y: y + 4, width: width, height: 14)
      y += 22
      for row in animationRows {
        row.frame = CGRect(x: 16, y: y, width: width, height: LayerAnimationRow.height)
        y += LayerAnimationRow.height
      }
      y += 8
    }
    for row in rows {
      row.frame = CGRect(x: 16, y: y, width: width, height: row.height)
      y += row.height
    }
    contentSize = CGSize(width: bounds.width, height: y + 8)
  }
}
