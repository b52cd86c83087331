import UIKit

/// A call: when, to whom, which method with which arguments, and what differs from the documented
/// order.
final class CallCell: StudioCell {
  static let height: CGFloat = 40
  /// With two lines of text below.
  static let heightWithMark: CGFloat = 72

  private let timeText = UILabel(StudioStyle.code, StudioStyle.secondaryInk)
  private let objectText = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private let methodText = UILabel(StudioStyle.code, StudioStyle.ink)
  private let markText = UILabel(StudioStyle.caption, StudioStyle.warning)
  private let markSymbol = UIImageView(
    image: .symbol("exclamationmark.triangle.fill", pointSize: 11))
  private let highlight = UIView()
  private let tip = UIToolTipInteraction(defaultToolTip: "")
  private var indent: CGFloat = 0

  /// Points a level of nesting, and the most levels that are told apart.
  private static let indentStep: CGFloat = 12
  private static let deepest = 8

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    timeText.textAlignment = .right
    markText.numberOfLines = 2
    markSymbol.tintColor = StudioStyle.warning
    markSymbol.contentMode = .center
    highlight.backgroundColor = StudioStyle.selection
    highlight.layer.cornerRadius = 6
    focusRingOutline = highlight
    for view in [highlight, timeText, objectText, methodText, markText, markSymbol] {
      contentView.addSubview(view)
    }
    addInteraction(tip)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - time: in seconds from the beginning of the recording.
  ///   - isPast: whether it had been made by the moment that is shown.
  func show(_ call: CallList.Call, time: String, isPast: Bool, isLast: Bool) {
    timeText.text = time
    methodText.text = call.made.method
    objectText.text = "\(call.made.object)  \(CallText.arguments(of: call.made))"
    markText.text = call.mark
    for view in [markText, markSymbol] { view.isHidden = call.mark == nil }
    tip.defaultToolTip = call.mark ?? "\(call.made.object).\(CallText.whole(call.made))"
    highlight.isHidden = !isLast
    for view in [timeText, objectText, methodText, markText, markSymbol] {
      view.alpha = isPast ? 1 : 0.45
    }
    indent = CGFloat(min(call.made.depth, Self.deepest)) * Self.indentStep
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    highlight.frame = contentView.bounds.inside(x: 8, y: 1)
    timeText.frame = CGRect(x: 8, y: 4, width: 52, height: 16)
    let x = 72 + indent
    let width = max(size.width - x - 16, 0)
    methodText.frame = CGRect(x: x, y: 4, width: width, height: 16)
    objectText.frame = CGRect(x: x, y: 20, width: width, height: 14)
    markSymbol.frame = CGRect(x: 44, y: 38, width: 16, height: 16)
    markText.frame = CGRect(x: 72, y: 38, width: max(size.width - 88, 0), height: 30)
  }
}
