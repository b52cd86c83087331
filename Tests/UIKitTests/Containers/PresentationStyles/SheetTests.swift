import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Where sheets lie, how they come and go, and in which style.
@Suite(.serialized) @MainActor
struct SheetTests {
  // MARK: Place

  @Test func aFormSheetLiesInTheMiddle() {
    let stand = SheetStand(size: CGSize(width: 1000, height: 800), style: .formSheet).present()
    #expect(stand.frame == CGRect(x: 230, y: 90, width: 540, height: 620))
    #expect(stand.stand.root.view.window != nil)
    #expect(isNear(stand.dimming?.alpha ?? 0, 0.2))
  }

  @Test func aFormSheetIsAsLargeAsItsContentPrefersWhereThatFits() {
    let stand = SheetStand(size: CGSize(width: 1000, height: 800), style: .formSheet)
    stand.modal.preferredContentSize = CGSize(width: 300, height: 2000)
    stand.present()
    #expect(stand.frame == CGRect(x: 350, y: 20, width: 300, height: 760))
    stand.modal.preferredContentSize = CGSize(width: 400, height: 200)
    stand.simulator.advance(by: 0.1)
    #expect(stand.shown.width > 300 && stand.shown.width < 400)
    stand.simulator.settle()
    #expect(stand.frame == CGRect(x: 300, y: 300, width: 400, height: 200))
  }

  @Test func aPageSheetIsATallPage() {
    let stand = SheetStand(size: CGSize(width: 1000, height: 800)).present()
    #expect(stand.frame == CGRect(x: 148, y: 40, width: 704, height: 720))
    let narrow = SheetStand(size: CGSize(width: 700, height: 800)).present()
    #expect(narrow.frame == CGRect(x: 40, y: 40, width: 620, height: 720))
  }

  @Test func inACompactWidthASheetThatNobodyAskedForCoversTheScreen() {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
      let stand = SheetStand(style: style, asks: false).present()
      #expect(stand.frame == stand.simulator.window.bounds)
      #expect(stand.stand.root.view.window == nil)
    }
  }

  @Test func anAppOfSheetsHasThemInACompactWidth() {
    let stand = SheetStand(asks: false)
    UIApplication.shared.automaticModalPresentationStyle = .pageSheet
    stand.modal.modalPresentationStyle = .automatic
    stand.present()
    #expect(stand.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
  }

  @Test func detentsAreHeightsAtTheBottomEdge() {
    let stand = SheetStand()
    stand.sheet.detents = [.large(), .medium(), .custom { _ in 200 }]
    stand.present()
    #expect(stand.frame == CGRect(x: 0, y: 600, width: 400, height: 200), "the lowest one")
    stand.sheet.selectedDetentIdentifier = .medium
    stand.simulator.settle()
    #expect(stand.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    stand.sheet.selectedDetentIdentifier = .large
    stand.simulator.settle()
    #expect(stand.frame == CGRect(x: 0, y: 44, width: 400, height: 756))
    #expect(stand.stand.journal.take().isEmpty, "the delegate hears of the user only")
  }

  @Test func changesOfDetentsAreAnimatedInABlock() {
    let stand = SheetStand()
    stand.sheet.detents = [.medium(), .large()]
    stand.present()
    stand.sheet.animateChanges { stand.sheet.selectedDetentIdentifier = .large }
    stand.simulator.advance(by: 0.1)
    #expect(stand.shown.minY < 399 && stand.shown.minY > 45)
    stand.simulator.settle()
    #expect(stand.frame.minY == 44)
  }

  @Test func aCustomDetentIsAskedWithTheRoomThereIs() {
    let stand = SheetStand()
    var maximum: CGFloat = 0
    stand.sheet.detents = [
      .custom(identifier: .init("third")) { context in
        maximum = context.maximumDetentValue
        #expect(context.containerTraitCollection.horizontalSizeClass == .compact)
        return context.maximumDetentValue / 3
      }
    ]
    stand.present()
    #expect(maximum == 756 && stand.frame.minY == 800 - 252)
  }

  @Test func heightsThatAreNoneAreLeftOut() {
    let stand = SheetStand()
    let told = Diagnostics.collecting {
      stand.sheet.detents = []
      stand.sheet.detents = [
        .custom { _ in .nan }, .custom { _ in -5 }, .custom { _ in nil }, .custom { _ in 5000 },
      ]
      stand.present()
    }
    #expect(stand.frame.minY == 44, "the one that is too high is as high as can be")
    #expect(told.contains("A sheet needs a detent at least; the empty list is ignored."))
    #expect(told.filter { $0.contains("it is left out") }.count >= 2)
    _ = Diagnostics.collecting { stand.sheet.detents = [.custom { _ in .infinity }] }
    #expect(stand.frame.minY == 44, "without any it is the large one")
  }

  @Test func whatIsUndimmedCanBeTouched() {
    let stand = SheetStand()
    stand.sheet.detents = [.medium(), .large()]
    stand.sheet.largestUndimmedDetentIdentifier = .medium
    stand.present()
    #expect(stand.dimming?.alpha == 0)
    let window = stand.simulator.window
    #expect(window.hitTest(CGPoint(x: 200, y: 100), with: nil) === stand.stand.root.view)
    stand.sheet.selectedDetentIdentifier = .large
    stand.simulator.settle()
    #expect(isNear(stand.dimming?.alpha ?? 0, 0.2))
    #expect(window.hitTest(CGPoint(x: 200, y: 20), with: nil) === stand.dimming)
  }

  // MARK: Coming and going

  @Test func theSheetRisesByItsSpring() {
    let stand = SheetStand()
    stand.stand.root.present(stand.modal, animated: true)
    stand.simulator.showChanges()
    let start = stand.simulator.time
    let frequency = (333.33 as Double).squareRoot()
    for _ in 0..<24 {
      let elapsed = stand.simulator.time - start
      let rest = (1 + frequency * elapsed) * exp(-frequency * elapsed)
      #expect(isNear(stand.shown.minY, 44 + 756 * CGFloat(rest), within: 0.5), "\(elapsed)")
      let alpha = CGFloat(stand.dimming?.layer.presentation()?.opacity ?? 0)
      let expected: CGFloat = 0.2 * CGFloat(1 - rest)
      #expect(isNear(alpha, expected, within: 1e-3))
      stand.simulator.advanceFrame()
    }
    stand.simulator.settle()
    #expect(stand.shown.minY == 44)
  }

  @Test func aSheetLeavesItsPresenterAlone() {
    let stand = SheetStand()
    stand.stand.root.present(stand.modal, animated: true) { stand.stand.journal.note("done") }
    stand.simulator.settle()
    #expect(
      stand.stand.journal.take() == [
        "modal didLoad", "modal willAppear", "modal didAppear", "done",
      ])
    stand.modal.dismiss(animated: true) { stand.stand.journal.note("gone") }
    stand.simulator.settle()
    #expect(
      stand.stand.journal.take() == ["modal willDisappear", "modal didDisappear", "gone"])
    #expect(stand.stand.stack == [stand.stand.root.view])
  }

  @Test func atOnceItIsThereAndGone() {
    let stand = SheetStand()
    stand.stand.root.present(stand.modal, animated: false)
    #expect(
      stand.stand.journal.take() == [
        "modal didLoad", "modal willAppear at once", "modal didAppear at once",
      ])
    #expect(stand.frame.minY == 44 && isNear(stand.dimming?.alpha ?? 0, 0.2))
    stand.modal.dismiss(animated: false)
    #expect(
      stand.stand.journal.take() == [
        "modal willDisappear at once", "modal didDisappear at once",
      ])
    #expect(stand.stand.stack == [stand.stand.root.view])
  }

  @Test func aPressOutsideDismisses() {
    let stand = SheetStand(size: CGSize(width: 1000, height: 800), style: .formSheet).present()
    stand.simulator.tap(at: CGPoint(x: 20, y: 20))
    stand.simulator.settle()
    #expect(
      stand.stand.journal.take() == [
        "should dismiss", "will dismiss", "modal willDisappear", "modal didDisappear",
        "did dismiss",
      ])
    #expect(stand.stand.stack == [stand.stand.root.view])
  }

  @Test func aModalSheetDoesNotGo() {
    let stand = SheetStand().present()
    stand.modal.isModalInPresentation = true
    stand.simulator.tap(at: CGPoint(x: 200, y: 20))
    stand.simulator.press("Escape")
    stand.simulator.settle()
    #expect(stand.stand.journal.take() == ["did attempt", "did attempt"])
    #expect(stand.modal.view.window != nil)
  }

  @Test func theSameControllerIsPresentedInAnotherStyleAfterwards() {
    let stand = SheetStand().present()
    stand.modal.dismiss(animated: false)
    stand.modal.modalPresentationStyle = .fullScreen
    stand.present()
    #expect(stand.frame == stand.simulator.window.bounds)
    #expect(stand.modal.view.superview === stand.modal.presentationController?.containerView)
  }

  // MARK: Live

  @Test func theSheetFollowsTheStage() {
    let stand = SheetStand(size: CGSize(width: 1000, height: 800), style: .formSheet, asks: false)
      .present()
    stand.simulator.resize(to: CGSize(width: 400, height: 700))
    stand.simulator.settle()
    #expect(stand.frame == CGRect(x: 0, y: 0, width: 400, height: 700))
    #expect(stand.stand.root.view.window == nil)
    stand.simulator.resize(to: CGSize(width: 1200, height: 900))
    stand.simulator.settle()
    #expect(stand.frame == CGRect(x: 330, y: 140, width: 540, height: 620))
    #expect(stand.stand.root.view.window != nil)
    stand.simulator.tap(at: CGPoint(x: 20, y: 20))
    stand.simulator.settle()
    #expect(stand.stand.stack == [stand.stand.root.view])
  }

  @Test func aSheetThatWasAskedForChangesItsPlace() {
    let stand = SheetStand(size: CGSize(width: 1000, height: 800), style: .formSheet).present()
    stand.simulator.resize(to: CGSize(width: 400, height: 700))
    stand.simulator.settle()
    #expect(stand.frame == CGRect(x: 0, y: 44, width: 400, height: 656))
    stand.simulator.resize(to: CGSize(width: 500, height: 400))
    stand.simulator.settle()
    #expect(stand.frame == CGRect(x: 0, y: 0, width: 500, height: 400), "low rooms are filled")
    stand.sheet.prefersEdgeAttachedInCompactHeight = true
    stand.simulator.resize(to: CGSize(width: 500, height: 700))
    stand.simulator.resize(to: CGSize(width: 500, height: 420))
    stand.simulator.settle()
    #expect(stand.frame == CGRect(x: 0, y: 44, width: 500, height: 376))
  }
}
