import UIKit

/// Shows an error in a file: the file, the line, the message, and the surrounding lines.
final class FaultPanel: LiveCard {
  let fault: InterfaceFault
  private let mark = UILabel("!", .systemFont(ofSize: 13, weight: .bold), .white)
  private let nameLabel: UILabel
  private let lineLabel: UILabel
  private let reasonLabel: UILabel
  private let excerptView: ExcerptView?
  private let hintLabel = UILabel(
    "The last good version stays on the stage.", .systemFont(ofSize: 13),
    Palette.secondaryInk, lines: 0)

  private static let padding: CGFloat = 16
  private static let gap: CGFloat = 12
  private static let markSide: CGFloat = 20

  init(fault: InterfaceFault) {
    self.fault = fault
    nameLabel = UILabel(fault.file, .systemFont(ofSize: 15, weight: .semibold), Palette.ink)
    nameLabel.lineBreakMode = .byTruncatingMiddle
    lineLabel = UILabel(
      "line \(fault.line)", .monospacedDigitSystemFont(ofSize: 12, weight: .semibold), .systemRed)
    reasonLabel = UILabel(
      fault.reason.sentence, .systemFont(ofSize: 15), Palette.ink, lines: 6)
    let text = try? String(contentsOf: fault.url, encoding: .utf8)
    let excerpt = text.flatMap { SourceExcerpt(of: $0, around: fault.line) }
    excerptView = excerpt.map(ExcerptView.init)
    super.init(frame: .zero)
    mark.backgroundColor = .systemRed
    mark.textAlignment = .center
    mark.clipsToBounds = true
    mark.layer.cornerRadius = Self.markSide / 2
    lineLabel.textAlignment = .center
    lineLabel.clipsToBounds = true
    lineLabel.layer.cornerRadius = 6
    lineLabel.backgroundColor = UIColor.systemRed.withAlphaComponent(0.12)
    lineLabel.isHidden = fault.line == 0
    let parts: [UIView?] = [mark, nameLabel, lineLabel, reasonLabel, excerptView, hintLabel]
    for part in parts.compactMap({ $0 }) { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func height(forWidth width: CGFloat) -> CGFloat { layOut(width: width) { _, _ in } }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(width: bounds.size.width) { $0.frame = $1 }
  }

  /// Sets the frame of each part, and returns the total height.
  private func layOut(width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
    let left = Self.padding
    let inner = max(width - 2 * left, 0)
    var y = Self.padding
    place(mark, CGRect(x: left, y: y, width: Self.markSide, height: Self.markSide))
    let lineWidth =
      lineLabel.isHidden
      ? 0 : lineLabel.sizeThatFits(CGSize(width: inner, height: 20)).width.rounded(.up) + 16
    place(
      lineLabel, CGRect(x: left + inner - lineWidth, y: y - 1, width: lineWidth, height: 22))
    let nameLeft = left + Self.markSide + 8
    place(
      nameLabel,
      CGRect(
        x: nameLeft, y: y, width: max(left + inner - lineWidth - 8 - nameLeft, 0), height: 20))
    y += Self.markSide + Self.gap
    let reasonHeight = reasonLabel.height(forWidth: inner)
    place(reasonLabel, CGRect(x: left, y: y, width: inner, height: reasonHeight))
    y += reasonHeight + Self.gap
    if let excerptView {
      place(excerptView, CGRect(x: left, y: y, width: inner, height: excerptView.height))
      y += excerptView.height + Self.gap
    }
    let hintHeight = hintLabel.height(forWidth: inner)
    place(hintLabel, CGRect(x: left, y: y, width: inner, height: hintHeight))
    return y + hintHeight + Self.padding
  }
}
