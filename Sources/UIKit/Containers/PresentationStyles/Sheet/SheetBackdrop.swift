import CoreGraphics
import QuartzCore

/// Moves the views behind a large sheet at the bottom edge back: they become a smaller card with
/// round corners, whose upper edge is visible above the sheet.
///
/// The presenter's view keeps its own frame and transform: it lies in a view that takes its
/// location. A presenter that is a sheet at the edge itself moves back with its own sheet view.
@MainActor
final class SheetBackdrop {
  // Points, as seen on iOS 13 and later.
  /// The distance of the card from the left and the right edge.
  private static let margin: CGFloat = 16
  /// The part of the card that is visible above the sheet.
  private static let visibleStrip: CGFloat = 10

  /// The view that moves; nil where nothing does.
  private weak var movedView: UIView?
  /// The view around the presenter's view; nil if the presenter is a sheet.
  private var card: SheetBackdropCard?

  /// Prepares the view behind a sheet.
  func install(behind presentation: Presentation) {
    guard movedView == nil, !presentation.isInPlaceholder else { return }
    let presenter = presentation.presenter
    if let sheet = presenter.ownPresentation?.active as? UISheetPresentationController {
      movedView = sheet.edgeSheetView
      return
    }
    // Only what fills the screen becomes a card.
    guard let view = presenter.viewIfLoaded, let superview = view.superview,
      view.transform == .identity, view.frame == superview.bounds
    else { return }
    let card = SheetBackdropCard(around: view)
    self.card = card
    movedView = card
  }

  /// Restores the view tree.
  func remove() {
    movedView?.transform = .identity
    movedView = nil
    card?.restore()
    card = nil
  }

  /// Moves the view back.
  ///
  /// - Parameters:
  ///   - progress: from 0, at its own frame, to 1, a card.
  ///   - top: the upper edge of the large sheet, in points.
  func recede(to progress: CGFloat, sheetTop top: CGFloat) {
    guard let view = movedView, view.bounds.width > 2 * Self.margin else { return }
    let (size, center) = (view.bounds.size, view.center)
    let scale = 1 - (2 * Self.margin / size.width) * progress
    // The upper edge without the transform, and with it at full progress.
    let edge = center.y - size.height / 2
    let travel = top - Self.visibleStrip - edge - size.height * (Self.margin / size.width)
    view.transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: 0, ty: travel * progress)
    card?.layer.cornerRadius = SheetView.cornerRadius * progress
  }
}

/// Takes the location of a presenter's view, and clips it to round corners.
private final class SheetBackdropCard: PlaceholderView {
  private let content: UIView

  init(around content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    takePlace(of: content)
  }

  required init?(coder: NSCoder) { nil }

  /// Restores the content to its original location, unless it has been moved elsewhere.
  func restore() {
    transform = .identity
    restore(to: content)
  }
}
