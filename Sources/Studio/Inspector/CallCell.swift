import UIKit

/// A call: when, to whom, and which method.
final class CallCell: StudioCell {
  static let height: CGFloat = 40

  private let timeText = UILabel(StudioStyle.code, StudioStyle.secondaryInk)
  private let objectText = UILabel(StudioStyle.caption, StudioStyle.secondaryInk)
  private let methodText = UILabel(StudioStyle.code, StudioStyle.ink)
  private let highlight = UIView()

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    timeText.textAlignment = .right
    highlight.backgroundColor = StudioStyle.selection
    highlight.layer.cornerRadius = 6
    for view in [highlight, timeText, objectText, methodText] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - time: in seconds from the beginning of the recording.
  ///   - isPast: whether it had been made by the moment that is shown.
  func show(_ call: CallList.Call, time: String, isPast: Bool, isLast: Bool) {
    timeText.text = time
    objectText.text = call.object
    methodText.text = call.method
    highlight.isHidden = !isLast
    for label in [timeText, objectText, methodText] { label.alpha = isPast ? 1 : 0.45 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    highlight.frame = contentView.bounds.insetBy(dx: 8, dy: 1)
    timeText.frame = CGRect(x: 8, y: 4, width: 52, height: 16)
    let width = max(size.width - 72 - 16, 0)
    methodText.frame = CGRect(x: 72, y: 4, width: width, height: 16)
    objectText.frame = CGRect(x: 72, y: 20, width: width, height: 14)
  }
}
