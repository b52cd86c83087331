import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Where sheets lie, how they come and go, and in which style.
@MainActor
struct SheetTests {
  // MARK: Place

  @Test func aFormSheetLiesInTheMiddle() {
    let fixture = SheetFixture(size: CGSize(width: 1000, height: 800), style: .formSheet).present()
    #expect(fixture.frame == CGRect(x: 230, y: 90, width: 540, height: 620))
    #expect(fixture.screen.root.view.window != nil)
    #expect(isNear(fixture.dimming?.alpha ?? 0, 0.2))
  }

  @Test func aFormSheetIsAsLargeAsItsContentPrefersWhereThatFits() {
    let fixture = SheetFixture(size: CGSize(width: 1000, height: 800), style: .formSheet)
    fixture.modal.preferredContentSize = CGSize(width: 300, height: 2000)
    fixture.present()
    #expect(fixture.frame == CGRect(x: 350, y: 20, width: 300, height: 760))
    fixture.modal.preferredContentSize = CGSize(width: 400, height: 200)
    fixture.simulator.advance(by: 0.1)
    #expect(fixture.shown.width > 300 && fixture.shown.width < 400)
    fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 300, y: 300, width: 400, height: 200))
  }

  @Test(arguments: [true, false])
  func aViewThatIsOnTheScreenIsPresentedAsASheet(animated: Bool) {
    let fixture = SheetFixture()
    fixture.modal.view.frame = fixture.simulator.window.bounds
    fixture.simulator.window.addSubview(fixture.modal.view)
    fixture.screen.root.present(fixture.modal, animated: animated)
    fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
  }

  @Test func aPageSheetIsATallPage() {
    let fixture = SheetFixture(size: CGSize(width: 1000, height: 800)).present()
    #expect(fixture.frame == CGRect(x: 148, y: 40, width: 704, height: 720))
    let narrow = SheetFixture(size: CGSize(width: 700, height: 800)).present()
    #expect(narrow.frame == CGRect(x: 40, y: 40, width: 620, height: 720))
  }

  /// The style of a new controller is `.automatic`, which is the page sheet.
  @Test func aSheetAtTheEdgeMayBeAsWideAsItsContentPrefers() {
    let fixture = SheetFixture(size: CGSize(width: 568, height: 320))
    fixture.sheet.prefersEdgeAttachedInCompactHeight = true
    fixture.modal.preferredContentSize = CGSize(width: 400, height: 0)
    fixture.present()
    #expect(fixture.frame.minX == 0 && fixture.frame.width == 568)
    fixture.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    #expect(fixture.frame.minX == 84 && fixture.frame.width == 400)
    fixture.modal.preferredContentSize = CGSize(width: 9000, height: 0)
    fixture.simulator.settle()
    #expect(fixture.frame.minX == 0 && fixture.frame.width == 568)
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func aSheetIsACardInACompactWidth(style: UIModalPresentationStyle) {
    let fixture = SheetFixture(style: style).present()
    #expect(fixture.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
    #expect(fixture.screen.root.view.window != nil)
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func inASceneOfFullScreensASheetCoversACompactWidth(style: UIModalPresentationStyle) {
    let fixture = SheetFixture(style: style)
    fixture.simulator.window.windowScene?.automaticModalPresentationStyle = .fullScreen
    // Reading it changes nothing.
    _ = fixture.modal.sheetPresentationController
    fixture.present()
    #expect(fixture.frame == fixture.simulator.window.bounds)
    #expect(fixture.screen.root.view.window == nil)
  }

  @Test func inASceneOfFullScreensASheetThatIsConfiguredStaysOne() {
    let fixture = SheetFixture()
    fixture.simulator.window.windowScene?.automaticModalPresentationStyle = .fullScreen
    fixture.sheet.detents = [.large()]
    fixture.present()
    #expect(fixture.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
  }

  @Test func detentsAreHeightsAtTheBottomEdge() {
    let fixture = SheetFixture()
    fixture.sheet.detents = [.large(), .medium(), .custom { _ in 200 }]
    fixture.present()
    #expect(fixture.frame == CGRect(x: 0, y: 600, width: 400, height: 200), "the lowest one")
    fixture.sheet.selectedDetentIdentifier = .medium
    fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    fixture.sheet.selectedDetentIdentifier = .large
    fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
    #expect(fixture.screen.journal.take().isEmpty, "the delegate is notified of the user only")
  }

  @Test func changesOfDetentsAreAnimatedInABlock() {
    let fixture = SheetFixture()
    fixture.sheet.detents = [.medium(), .large()]
    fixture.present()
    fixture.sheet.animateChanges { fixture.sheet.selectedDetentIdentifier = .large }
    fixture.simulator.advance(by: 0.1)
    #expect(fixture.shown.minY < 399 && fixture.shown.minY > 45)
    fixture.simulator.settle()
    #expect(fixture.frame.minY == 44)
  }

  @Test func aCustomDetentIsAskedWithTheRoomThereIs() {
    let fixture = SheetFixture()
    var maximum: CGFloat = 0
    fixture.sheet.detents = [
      .custom(identifier: .init("third")) { context in
        maximum = context.maximumDetentValue
        #expect(context.containerTraitCollection.horizontalSizeClass == .compact)
        return context.maximumDetentValue / 3
      }
    ]
    fixture.present()
    #expect(maximum == 756 && fixture.frame.minY == 800 - 252)
  }

  @Test func heightsThatAreNoneAreLeftOut() {
    let fixture = SheetFixture()
    let warnings = Diagnostics.collecting {
      fixture.sheet.detents = []
      fixture.sheet.detents = [
        .custom { _ in .nan }, .custom { _ in -5 }, .custom { _ in nil }, .custom { _ in 5000 },
      ]
      fixture.present()
    }
    #expect(fixture.frame.minY == 44, "the one that is too high is as high as can be")
    #expect(warnings.contains("A sheet needs a detent at least; the empty list is ignored."))
    #expect(warnings.filter { $0.contains("it is left out") }.count >= 2)
    _ = Diagnostics.collecting { fixture.sheet.detents = [.custom { _ in .infinity }] }
    #expect(fixture.frame.minY == 44, "without any it is the large one")
  }

  @Test func whatIsUndimmedCanBeTouched() {
    let fixture = SheetFixture()
    fixture.sheet.detents = [.medium(), .large()]
    fixture.sheet.largestUndimmedDetentIdentifier = .medium
    fixture.present()
    #expect(fixture.dimming?.alpha == 0)
    let window = fixture.simulator.window
    #expect(window.hitTest(CGPoint(x: 200, y: 100), with: nil) === fixture.screen.root.view)
    fixture.sheet.selectedDetentIdentifier = .large
    fixture.simulator.settle()
    #expect(isNear(fixture.dimming?.alpha ?? 0, 0.2))
    #expect(window.hitTest(CGPoint(x: 200, y: 20), with: nil) === fixture.dimming)
  }

  @Test func aSheetLiesBelowAStatusBarThatComesLater() {
    let fixture = SheetFixture().present()
    #expect(fixture.frame.minY == 44)
    fixture.simulator.showsStatusBar = true
    fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 0, y: 64, width: 400, height: 736))
    fixture.simulator.showsStatusBar = false
    fixture.simulator.settle()
    #expect(fixture.frame.minY == 44)
  }

  @Test func aFieldBehindAnUndimmedSheetIsTypedInto() {
    let fixture = SheetFixture()
    fixture.sheet.detents = [.medium(), .large()]
    fixture.sheet.largestUndimmedDetentIdentifier = .medium
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.autocapitalizationType = .none
    fixture.screen.root.view.addSubview(field)
    fixture.present()
    fixture.simulator.showsKeyboard = true
    fixture.simulator.tap(at: CGPoint(x: 60, y: 120))
    fixture.simulator.settle()
    #expect(field.isFirstResponder)
    fixture.simulator.type("ab")
    #expect(field.text == "ab")
    #expect(fixture.frame.minY == 400, "the keyboard is not that of the sheet")
    fixture.sheet.selectedDetentIdentifier = .large
    fixture.simulator.settle()
    fixture.simulator.type("c")
    #expect(field.text == "ab", "now it is dimmed")
  }

  // MARK: Coming and going

  @Test func theSheetRisesByItsSpring() {
    let fixture = SheetFixture()
    fixture.screen.root.present(fixture.modal, animated: true)
    fixture.simulator.showChanges()
    let start = fixture.simulator.time
    let frequency = (333.33 as Double).squareRoot()
    for _ in 0..<24 {
      let elapsed = fixture.simulator.time - start
      let rest = (1 + frequency * elapsed) * exp(-frequency * elapsed)
      #expect(isNear(fixture.shown.minY, 44 + 756 * CGFloat(rest), within: 0.5), "\(elapsed)")
      let alpha = CGFloat(fixture.dimming?.layer.presentation()?.opacity ?? 0)
      let expected: CGFloat = 0.2 * CGFloat(1 - rest)
      #expect(isNear(alpha, expected, within: 1e-3))
      fixture.simulator.advanceFrame()
    }
    fixture.simulator.settle()
    #expect(fixture.shown.minY == 44)
  }

  @Test func aSheetLeavesItsPresenterAlone() {
    let fixture = SheetFixture()
    fixture.screen.root.present(fixture.modal, animated: true) {
      fixture.screen.journal.note("done")
    }
    fixture.simulator.settle()
    #expect(
      fixture.screen.journal.take() == [
        "modal didLoad", "modal willAppear", "modal didAppear", "done",
      ])
    fixture.modal.dismiss(animated: true) { fixture.screen.journal.note("gone") }
    fixture.simulator.settle()
    #expect(
      fixture.screen.journal.take() == ["modal willDisappear", "modal didDisappear", "gone"])
    #expect(fixture.screen.stack == [fixture.screen.root.view])
  }

  @Test func atOnceItIsThereAndGone() {
    let fixture = SheetFixture()
    fixture.screen.root.present(fixture.modal, animated: false)
    #expect(
      fixture.screen.journal.take() == [
        "modal didLoad", "modal willAppear at once", "modal didAppear at once",
      ])
    #expect(fixture.frame.minY == 44 && isNear(fixture.dimming?.alpha ?? 0, 0.2))
    fixture.modal.dismiss(animated: false)
    #expect(
      fixture.screen.journal.take() == [
        "modal willDisappear at once", "modal didDisappear at once",
      ])
    #expect(fixture.screen.stack == [fixture.screen.root.view])
  }

  @Test func aPressOutsideDismisses() {
    let fixture = SheetFixture(size: CGSize(width: 1000, height: 800), style: .formSheet).present()
    fixture.simulator.tap(at: CGPoint(x: 20, y: 20))
    fixture.simulator.settle()
    #expect(
      fixture.screen.journal.take() == [
        "should dismiss", "will dismiss", "modal willDisappear", "modal didDisappear",
        "did dismiss",
      ])
    #expect(fixture.screen.stack == [fixture.screen.root.view])
  }

  @Test func aModalSheetDoesNotGo() {
    let fixture = SheetFixture().present()
    fixture.modal.isModalInPresentation = true
    fixture.simulator.tap(at: CGPoint(x: 200, y: 20))
    fixture.simulator.press("Escape")
    fixture.simulator.settle()
    #expect(fixture.screen.journal.take() == ["did attempt", "did attempt"])
    #expect(fixture.modal.view.window != nil)
  }

  @Test func theSameControllerIsPresentedInAnotherStyleAfterwards() {
    let fixture = SheetFixture().present()
    fixture.modal.dismiss(animated: false)
    fixture.modal.modalPresentationStyle = .fullScreen
    fixture.present()
    #expect(fixture.frame == fixture.simulator.window.bounds)
    #expect(fixture.modal.view.superview === fixture.modal.presentationController?.containerView)
  }

  /// A motion that is replaced by another one resizes what was added to the sheet meanwhile.
  @Test func aViewThatIsAddedDuringAMotionHasTheSheetsSize() {
    let fixture = SheetFixture()
    fixture.sheet.detents = [.medium(), .large()]
    fixture.sheet.selectedDetentIdentifier = .large
    fixture.present()
    func select(_ identifier: UISheetPresentationController.Detent.Identifier) {
      fixture.sheet.animateChanges { fixture.sheet.selectedDetentIdentifier = identifier }
    }
    select(.medium)
    let added = UIView(frame: fixture.modal.view.bounds)
    added.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fixture.modal.view.addSubview(added)
    fixture.simulator.advance(by: 0.1)
    select(.large)
    fixture.simulator.settle()
    #expect(added.frame.size == CGSize(width: 400, height: 756))
    #expect(added.frame == fixture.modal.view.bounds)
  }

  // MARK: Live

  @Test func theSheetFollowsTheStage() {
    let fixture = SheetFixture(size: CGSize(width: 1000, height: 800), style: .formSheet)
    fixture.simulator.window.windowScene?.automaticModalPresentationStyle = .fullScreen
    fixture.present()
    fixture.simulator.resize(to: CGSize(width: 400, height: 700))
    fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 0, y: 0, width: 400, height: 700))
    #expect(fixture.screen.root.view.window == nil)
    fixture.simulator.resize(to: CGSize(width: 1200, height: 900))
    fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 330, y: 140, width: 540, height: 620))
    #expect(fixture.screen.root.view.window != nil)
    fixture.simulator.tap(at: CGPoint(x: 20, y: 20))
    fixture.simulator.settle()
    #expect(fixture.screen.stack == [fixture.screen.root.view])
  }

  @Test func aSheetThatWasAskedForChangesItsPlace() {
    let fixture = SheetFixture(size: CGSize(width: 1000, height: 800), style: .formSheet).present()
    fixture.simulator.resize(to: CGSize(width: 400, height: 700))
    fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 0, y: 44, width: 400, height: 656))
    fixture.simulator.resize(to: CGSize(width: 500, height: 400))
    fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 0, y: 0, width: 500, height: 400), "low rooms are filled")
    fixture.sheet.prefersEdgeAttachedInCompactHeight = true
    fixture.simulator.resize(to: CGSize(width: 500, height: 700))
    fixture.simulator.resize(to: CGSize(width: 500, height: 420))
    fixture.simulator.settle()
    #expect(fixture.frame == CGRect(x: 0, y: 44, width: 500, height: 376))
  }
}
