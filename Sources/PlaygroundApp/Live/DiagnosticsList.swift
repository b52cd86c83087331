import UIKit

/// The diagnostics in a column, each with its line in the file.
final class DiagnosticsList: LiveCard {
  private let scroll = UIScrollView()
  private let titleLabel = UILabel(
    "Warnings", .systemFont(ofSize: 15, weight: .semibold), Palette.ink)
  private var rows: [Row] = []

  private struct Row {
    let text: UILabel
    let place: UILabel?
    let edge: UIView
  }

  private static let padding: CGFloat = 16
  private static let gap: CGFloat = 12
  private static let placeHeight: CGFloat = 18
  private static let titleHeight: CGFloat = 20

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.addSubview(titleLabel)
    scroll.clipsToBounds = true
    scroll.layer.cornerRadius = 16
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  func display(_ diagnostics: [StageDiagnostic]) {
    for row in rows { for view in [row.text, row.place, row.edge] { view?.removeFromSuperview() } }
    rows = diagnostics.map { diagnostic in
      let font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
      let place = diagnostic.place.map { UILabel($0, font, Palette.secondaryInk) }
      // The line number is at the end, so the middle is truncated.
      place?.lineBreakMode = .byTruncatingMiddle
      let edge = UIView()
      edge.backgroundColor = Palette.hairline
      return Row(
        text: UILabel(diagnostic.text, .systemFont(ofSize: 14), Palette.ink, lines: 0),
        place: place, edge: edge)
    }
    for row in rows {
      for view in [row.edge, row.text, row.place] { if let view { scroll.addSubview(view) } }
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  func height(forWidth width: CGFloat) -> CGFloat { layOut(width: width) { _, _ in } }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let height = layOut(width: bounds.size.width) { $0.frame = $1 }
    scroll.contentSize = CGSize(width: bounds.size.width, height: height)
  }

  /// Sets the frame of each part, and returns the total height.
  private func layOut(width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
    let left = Self.padding
    let inner = max(width - 2 * left, 0)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    place(titleLabel, CGRect(x: left, y: left, width: inner, height: Self.titleHeight))
    var y = left + Self.titleHeight + Self.gap
    for row in rows {
      place(row.edge, CGRect(x: left, y: y, width: inner, height: pixel))
      y += Self.gap
      let height = row.text.height(forWidth: inner)
      place(row.text, CGRect(x: left, y: y, width: inner, height: height))
      y += height
      if let label = row.place {
        place(label, CGRect(x: left, y: y + 2, width: inner, height: Self.placeHeight))
        y += Self.placeHeight + 2
      }
      y += Self.gap
    }
    return y + 4
  }
}
