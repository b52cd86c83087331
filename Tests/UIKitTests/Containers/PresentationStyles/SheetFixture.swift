import CoreGraphics
import UIKitTestSupport

import UIKit

/// A screen on which sheets come and go, and what they and their delegate receive.
@MainActor
final class SheetFixture {
  let screen: Fixture
  let modal: JournalController
  let delegate: SheetJournal

  init(
    size: CGSize = CGSize(width: 400, height: 800), style: UIModalPresentationStyle = .pageSheet
  ) {
    screen = Fixture(size: size)
    modal = screen.makeController(style: style)
    delegate = SheetJournal(screen.journal)
    modal.presentationController?.delegate = delegate
    screen.root.view.backgroundColor = .white
  }

  var simulator: Simulator { screen.simulator }
  var sheet: UISheetPresentationController {
    guard let sheet = modal.presentationController as? UISheetPresentationController else {
      preconditionFailure("The style is no sheet's.")
    }
    return sheet
  }

  @discardableResult
  func present() -> SheetFixture {
    screen.present(modal)
    return self
  }

  /// Where the sheet is on the screen.
  var shown: CGRect {
    let layer = modal.view.layer
    let shown = layer.presentation() ?? layer
    return shown.convert(shown.bounds, to: simulator.window.layer.presentation())
  }

  /// Where the sheet belongs, in the window.
  var frame: CGRect { modal.view.convert(modal.view.bounds, to: nil) }

  var dimming: UIView? { modal.presentationController?.containerView?.subviews.first }

  /// Drags from a point up or down.
  func drag(_ distance: CGFloat, from y: CGFloat, duration: TimeInterval = 0.5, holds: Bool = true)
  {
    let x = simulator.window.bounds.midX
    simulator.drag(
      from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y + distance), duration: duration)
    if holds { rest(at: y + distance) }
  }

  /// The finger stays, so that it has no velocity.
  func rest(at y: CGFloat) {
    for _ in 0..<12 {
      simulator.advance(by: simulator.frameDuration)
      simulator.touchMove(to: CGPoint(x: simulator.window.bounds.midX, y: y))
    }
  }

  func release(at y: CGFloat) {
    simulator.touchUp(at: CGPoint(x: simulator.window.bounds.midX, y: y))
    simulator.settle()
  }
}

/// Records the calls of a sheet's delegate.
final class SheetJournal: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  let journal: Journal
  var allowsDismissal = true
  var allowsPopoverDismissal = true
  /// What a popover becomes in a compact width; nil leaves it to the system.
  var adaptiveStyle: UIModalPresentationStyle?

  init(_ journal: Journal) { self.journal = journal }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    adaptiveStyle ?? NoAnswer().adaptivePresentationStyle(for: controller)
  }

  /// A delegate that leaves everything to the system.
  private final class NoAnswer: NSObject, UIAdaptivePresentationControllerDelegate {}

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    journal.note("should dismiss")
    return allowsDismissal
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    journal.note("will dismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.note("did dismiss")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { journal.note("did attempt") }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let name = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none"
    journal.note("detent \(name)")
  }
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    journal.note("should dismiss popover")
    return allowsPopoverDismissal
  }
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { journal.note("did dismiss popover") }
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { journal.note("prepare") }
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) { journal.note("reposition") }
}
