import UIKit

/// A line of source with its number.
final class CodeLineCell: StudioCell {
  static let height: CGFloat = 16
  /// Points before the text: the number and the space on both sides of it.
  static let gutter: CGFloat = 48

  private let number = UILabel(StudioStyle.code, StudioStyle.secondaryInk)
  private let line = UILabel(StudioStyle.code, StudioStyle.ink)
  private let mark = UIView()

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    mark.backgroundColor = StudioStyle.selection
    number.textAlignment = .right
    line.lineBreakMode = .byClipping
    for view in [mark, number, line] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter index: counted from 0.
  func show(_ index: Int, of file: SourceFile, isMarked: Bool) {
    number.text = "\(index + 1)"
    line.attributedText = CodeColors.text(ofLine: index, in: file)
    mark.isHidden = !isMarked
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    mark.frame = contentView.bounds
    number.frame = CGRect(x: 0, y: 0, width: Self.gutter - 12, height: size.height)
    line.frame = CGRect(
      x: Self.gutter, y: 0, width: max(size.width - Self.gutter, 0), height: size.height)
  }
}
