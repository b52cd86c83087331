import UIKit

/// Lines of a file with their numbers, one of them highlighted.
final class ExcerptView: UIView {
  private let rows: [(number: UILabel, text: UILabel)]
  private let marker = UIView()
  private let focusRow: Int

  private static let rowHeight: CGFloat = 20
  private static let padding: CGFloat = 8

  init(_ excerpt: SourceExcerpt) {
    let font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
    focusRow = excerpt.lines.firstIndex { $0.number == excerpt.focus } ?? 0
    rows = excerpt.lines.map { line in
      let isFocus = line.number == excerpt.focus
      return (
        UILabel("\(line.number)", font, isFocus ? .systemRed : Palette.secondaryInk),
        UILabel(line.text, font, isFocus ? Palette.ink : Palette.secondaryInk)
      )
    }
    super.init(frame: .zero)
    backgroundColor = Palette.canvas
    layer.cornerRadius = 10
    clipsToBounds = true
    marker.backgroundColor = UIColor.systemRed.withAlphaComponent(0.12)
    addSubview(marker)
    for row in rows {
      row.number.textAlignment = .right
      addSubview(row.number)
      addSubview(row.text)
    }
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { CGFloat(rows.count) * Self.rowHeight + 2 * Self.padding }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.size.width
    let widest = rows.map { $0.number.sizeThatFits(bounds.size).width.rounded(.up) }.max() ?? 0
    let left = 2 * Self.padding + widest
    for (index, row) in rows.enumerated() {
      let y = Self.padding + CGFloat(index) * Self.rowHeight
      if index == focusRow {
        marker.frame = CGRect(x: 0, y: y, width: width, height: Self.rowHeight)
      }
      row.number.frame = CGRect(x: Self.padding, y: y, width: widest, height: Self.rowHeight)
      row.text.frame = CGRect(
        x: left, y: y, width: max(width - left - Self.padding, 0), height: Self.rowHeight)
    }
  }
}
