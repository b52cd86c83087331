import CoreGraphics
import QuartzCore

/// The backgrounds, separators and accessories of a cell.
extension UITableViewCell {
  /// The duration in seconds in which the highlight of a selected row fades, as observed on iOS.
  static let fadeDuration: TimeInterval = 0.3
  /// The points above and below the content, as on iOS.
  private static let contentMargin: CGFloat = 11
  /// The points between the content and the accessory.
  private static let accessoryMargin: CGFloat = 8

  /// The default inset, with which a separator begins at the text.
  var standardSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: 0)
  }

  func rowStyleDidChange() {
    let (wasRound, isRound) = (layer.cornerRadius > 0, rowStyle.cornerRadius > 0)
    layer.cornerRadius = rowStyle.cornerRadius
    layer.maskedCorners = rowStyle.roundCorners
    // A cell of a plain table clips if the program says so.
    if isRound != wasRound { clipsToBounds = isRound }
    setNeedsLayout()
  }

  // MARK: Highlight of a pressed or selected row

  func showMark(animated: Bool) {
    let isMarked = isMarked
    if isMarked, configurations.background == nil { insertMark() }
    if let mark {
      let alpha: CGFloat = isMarked ? 1 : 0
      if animated, window != nil {
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
          mark.alpha = alpha
        }
      } else {
        mark.alpha = alpha
      }
    }
    highlightContent(contentView, isMarked)
    showLines()
  }

  /// The program's own highlight; nil for the system's.
  private var ownMark: UIView? {
    let isOneOfSeveral = table?.selectsSeveral ?? false
    return (isOneOfSeveral ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView
  }

  private func insertMark() {
    let view =
      ownMark ?? mark.flatMap { $0 is SystemMark ? $0 : nil } ?? SystemMark()
    if view !== mark {
      mark?.removeFromSuperview()
      mark = view
    }
    guard view.superview !== self else { return }
    view.frame = bounds
    view.alpha = 0
    if let backgroundView, backgroundView.superview === self {
      insertSubview(view, aboveSubview: backgroundView)
    } else {
      insertSubview(view, at: 0)
    }
  }

  /// Highlights the texts and images of a selected row, but not its controls.
  private func highlightContent(_ view: UIView, _ isMarked: Bool) {
    for child in view.subviews {
      switch child {
      case let label as UILabel: label.isHighlighted = isMarked
      case let image as UIImageView: image.isHighlighted = isMarked
      case is UIControl: continue
      default: highlightContent(child, isMarked)
      }
    }
  }

  // MARK: Layout

  func placeParts() {
    let beside = accessory.place(in: self) + editing.trailingRoom(in: self)
    let start = editing.place(in: self)
    let room = editing.room(in: self)
    let size = CGSize(width: max(bounds.width - beside - room, 0), height: bounds.height)
    let frame = CGRect(origin: CGPoint(x: start, y: 0), size: size)
    if contentView.frame != frame { contentView.frame = frame }
    noteMargins(beside)
    backgroundView?.frame = bounds
    mark?.frame = bounds
    contentView.setNeedsLayout()
  }

  /// Called when the content view needs layout.
  func contentNeedsPlaces() {
    placeStyle(in: contentView.bounds.width)
    showLines()
  }

  /// Sets the margins of the content view, unless the program has set others.
  func noteMargins(_ beside: CGFloat) {
    let margins = UIEdgeInsets(
      top: Self.contentMargin, left: rowStyle.margin, bottom: Self.contentMargin,
      right: beside > 0 ? Self.accessoryMargin : rowStyle.margin)
    let own = contentView.ownLayoutMargins
    if own == nil || own == knownMargins, own != margins { contentView.layoutMargins = margins }
    knownMargins = margins
  }

  func showLines() {
    let pixel = 1 / max(layer.contentsScale, 1)
    var inset = separatorInset
    inset.left += editing.room(in: self)
    func frame(_ line: RowStyle.Line, y: CGFloat) -> CGRect? {
      // A highlighted row has no separator.
      if isMarked { return nil }
      switch line {
      case .none: return nil
      case .full: return CGRect(x: 0, y: y, width: bounds.width, height: pixel)
      case .inset:
        return CGRect(
          x: inset.left, y: y, width: max(bounds.width - inset.left - inset.right, 0),
          height: pixel)
      }
    }
    topLine.place(frame(rowStyle.topLine, y: 0), color: rowStyle.lineColor, in: self)
    bottomLine.place(
      frame(rowStyle.bottomLine, y: bounds.height - pixel), color: rowStyle.lineColor, in: self)
  }

  var hasConstrainedContent: Bool { contentView.hasOwnConstraints }
}

/// The system's highlight.
private final class SystemMark: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .systemGray4
  }

  required init?(coder: NSCoder) { nil }
}
