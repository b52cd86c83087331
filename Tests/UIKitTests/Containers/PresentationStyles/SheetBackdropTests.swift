import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// What lies behind a sheet at the bottom edge moves back: it becomes a card, 16 points from both
/// sides, of which 10 points are visible above the sheet (as seen on iOS 13 and later).
@MainActor
struct SheetBackdropTests {
  /// The upper edge of a large sheet on a screen without safe area, in points.
  private static let sheetTop: CGFloat = 44
  private static let size = CGSize(width: 400, height: 800)

  private func makeSheet(_ detents: [UISheetPresentationController.Detent] = [.large()])
    -> UIViewController
  {
    let sheet = UIViewController()
    sheet.view.backgroundColor = .white
    sheet.sheetPresentationController?.detents = detents
    return sheet
  }

  private func makeSimulator() -> (Simulator, UIViewController) {
    let root = UIViewController()
    root.view.backgroundColor = .white
    return (Simulator(size: Self.size, scale: 1, root: root), root)
  }

  /// Where a view is on the screen.
  private func shown(_ view: UIView, in simulator: Simulator) -> CGRect {
    let layer = view.layer.presentation() ?? view.layer
    return layer.convert(layer.bounds, to: simulator.window.layer.presentation())
  }

  /// 368 points wide, and as high as the same scale of 0.92 makes it.
  private static let card = CGRect(x: 16, y: 34, width: 368, height: 736)

  @Test func behindALargeSheetThePresenterIsACard() {
    let (simulator, root) = makeSimulator()
    root.present(makeSheet(), animated: true)
    simulator.settle()
    #expect(isNear(shown(root.view, in: simulator), Self.card, within: 0.01))
    // The app's own view is not touched.
    #expect(root.view.transform == .identity && root.view.frame.size == Self.size)
    root.dismiss(animated: true)
    simulator.settle()
    #expect(root.view.superview === simulator.window)
    #expect(root.view.frame == CGRect(origin: .zero, size: Self.size))
    #expect(simulator.window.subviews == [root.view])
  }

  /// The corners are round, so that black shows in them: the window behind is dimmed.
  @Test func theCardHasRoundCorners() throws {
    let (simulator, root) = makeSimulator()
    simulator.window.backgroundColor = .black
    root.present(makeSheet(), animated: false)
    simulator.settle()
    let picture = try #require(simulator.snapshot())
    // White under a fifth of black.
    #expect(picture.pixel(x: 200, y: 38) & 0xFF_FFFF == 0xCC_CCCC)
    #expect(picture.pixel(x: 17, y: 35) & 0xFF_FFFF == 0)
    #expect(picture.pixel(x: 8, y: 40) & 0xFF_FFFF == 0)
  }

  @Test func atTheMediumDetentThePresenterStaysAndFollowsTheSheetUp() {
    let (simulator, root) = makeSimulator()
    let sheet = makeSheet([.medium(), .large()])
    root.present(sheet, animated: true)
    simulator.settle()
    #expect(shown(root.view, in: simulator) == CGRect(origin: .zero, size: Self.size))
    sheet.sheetPresentationController?.animateChanges {
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    simulator.settle()
    #expect(isNear(shown(root.view, in: simulator), Self.card, within: 0.01))
  }

  /// 16 points from both sides make a scale of 0.936 on a screen that is 500 points wide. A sheet
  /// in the middle of a tablet's screen leaves what is behind it where it is.
  @Test func whatLiesBehindFollowsTheSizeOfTheScreen() {
    let (simulator, root) = makeSimulator()
    root.present(makeSheet(), animated: false)
    simulator.settle()
    for (size, card) in [
      (CGSize(width: 900, height: 900), CGRect(x: 0, y: 0, width: 900, height: 900)),
      (CGSize(width: 500, height: 1000), CGRect(x: 16, y: 34, width: 468, height: 936)),
      (Self.size, Self.card),
    ] {
      simulator.resize(to: size)
      simulator.settle()
      #expect(isNear(shown(root.view, in: simulator), card, within: 0.01))
    }
  }

  @Test func aSheetBehindAnotherFollowsTheSizeOfTheScreen() {
    let (simulator, root) = makeSimulator()
    let (lower, upper) = (makeSheet(), makeSheet())
    root.present(lower, animated: false)
    lower.present(upper, animated: false)
    simulator.settle()
    func scale() -> CGFloat { shown(lower.view, in: simulator).width / lower.view.bounds.width }
    #expect(isNear(scale(), 0.92))
    simulator.resize(to: CGSize(width: 900, height: 900))
    simulator.settle()
    #expect(isNear(scale(), 1))
    simulator.resize(to: CGSize(width: 500, height: 1000))
    simulator.settle()
    #expect(isNear(scale(), 0.936))
  }

  @Test func theCardFollowsTheFingerThatDragsTheSheetAway() {
    let (simulator, root) = makeSimulator()
    root.present(makeSheet(), animated: true)
    simulator.settle()
    simulator.touchDown(at: CGPoint(x: 200, y: 60))
    simulator.advanceFrame()
    // 10 points begin the drag; half of the sheet's 756 points after that.
    simulator.touchMove(to: CGPoint(x: 200, y: 70))
    simulator.advanceFrame()
    simulator.touchMove(to: CGPoint(x: 200, y: 70 + 378))
    simulator.advanceFrame()
    simulator.advanceFrame()
    let half = shown(root.view, in: simulator)
    #expect(half.width > 378 && half.width < 390, "\(half)")
    simulator.touchUp(at: CGPoint(x: 200, y: 448))
    simulator.settle()
  }

  @Test func aSheetBehindASheetMovesBackToo() {
    let (simulator, root) = makeSimulator()
    let (first, second) = (makeSheet(), makeSheet())
    root.present(first, animated: true)
    simulator.settle()
    first.present(second, animated: true)
    simulator.settle()
    #expect(shown(second.view, in: simulator).minY == Self.sheetTop)
    let below = shown(first.view, in: simulator)
    #expect(
      isNear(below, CGRect(x: 16, y: 34, width: 368, height: 756 * 0.92), within: 0.01), "\(below)")
    first.dismiss(animated: true)
    simulator.settle()
    #expect(shown(first.view, in: simulator).minY == Self.sheetTop)
    root.dismiss(animated: true)
    simulator.settle()
    #expect(root.view.superview === simulator.window)
  }

  @Test func twoSheetsAtOnceGoAndThePresenterIsBack() {
    let (simulator, root) = makeSimulator()
    let (first, second) = (makeSheet(), makeSheet())
    root.present(first, animated: false)
    first.present(second, animated: false)
    simulator.settle()
    root.dismiss(animated: true)
    simulator.settle()
    #expect(simulator.window.subviews == [root.view])
    #expect(root.view.frame == CGRect(origin: .zero, size: Self.size))
  }

  @Test func inALowWindowTheSheetCoversThePresenterAndComesBackAsACard() {
    let (simulator, root) = makeSimulator()
    root.present(makeSheet(), animated: false)
    simulator.resize(to: CGSize(width: 500, height: 320))
    simulator.settle()
    #expect(root.view.window == nil)
    simulator.resize(to: Self.size)
    simulator.settle()
    #expect(isNear(shown(root.view, in: simulator), Self.card, within: 0.01))
    root.dismiss(animated: false)
    simulator.settle()
    #expect(simulator.window.subviews == [root.view])
  }

  @Test func anotherRootLeavesNothingOfTheCard() {
    let (simulator, root) = makeSimulator()
    root.present(makeSheet(), animated: true)
    simulator.settle()
    let other = UIViewController()
    simulator.window.rootViewController = other
    simulator.settle()
    #expect(simulator.window.subviews == [other.view])
    #expect(root.view.superview == nil)
  }
}
