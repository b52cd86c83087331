import UIKit

/// A line of source with its number, which stays at the left edge while the line is scrolled
/// sideways.
final class CodeLineCell: StudioCell {
  static let height: CGFloat = 16
  /// Points before the text: the number and the space on both sides of it.
  static let gutter: CGFloat = 48

  /// How far the line is scrolled to the left, in points.
  var scrolledWidth: CGFloat = 0 {
    didSet { if scrolledWidth != oldValue { setNeedsLayout() } }
  }

  private let number = UILabel(StudioStyle.code, StudioStyle.secondaryInk)
  /// Hides what is scrolled below the number.
  private let gutter = UIView()
  private let line = UILabel(StudioStyle.code, StudioStyle.ink)
  private let mark = UIView()

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    mark.backgroundColor = StudioStyle.selection
    number.textAlignment = .right
    line.lineBreakMode = .byClipping
    gutter.clipsToBounds = true
    gutter.addSubview(number)
    for view in [mark, line, gutter] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter index: counted from 0.
  func show(_ index: Int, of file: SourceFile, isMarked: Bool) {
    number.text = "\(index + 1)"
    line.attributedText = CodeColors.text(ofLine: index, in: file)
    mark.isHidden = !isMarked
    gutter.backgroundColor = isMarked ? StudioStyle.selection : StudioStyle.panel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    mark.frame = contentView.bounds
    gutter.frame = CGRect(
      x: max(scrolledWidth, 0), y: 0, width: Self.gutter - 6, height: size.height)
    number.frame = CGRect(x: 0, y: 0, width: Self.gutter - 12, height: size.height)
    line.frame = CGRect(
      x: Self.gutter, y: 0, width: max(size.width - Self.gutter, 0), height: size.height)
  }
}
