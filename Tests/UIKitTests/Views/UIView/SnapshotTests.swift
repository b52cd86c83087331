import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// Snapshots of views: their content, and its time.
@MainActor
struct SnapshotTests {
  /// A screen with a red view of 40 × 40 at (10, 10), in which the upper left quarter is blue.
  @MainActor
  private struct Card {
    let simulator: Simulator
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    let quarter = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
      simulator = Simulator(size: CGSize(width: 200, height: 100), scale: 1, root: root)
      root.view.backgroundColor = .white
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      quarter.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      view.addSubview(quarter)
      root.view.addSubview(view)
      simulator.settle()
    }

    /// Shows a snapshot at (100, 10).
    func show(_ snapshot: UIView?) {
      snapshot?.frame.origin = CGPoint(x: 100, y: 10)
      if let snapshot { root.view.addSubview(snapshot) }
      simulator.settle()
    }

    /// The name of the colour at a point of the snapshot at (100, 10).
    func color(_ x: Int, _ y: Int) -> String { simulator.color(100 + x, 10 + y) }
  }

  @Test func aSnapshotOfTheScreenHasAllWindows() {
    let card = Card()
    let window = UIWindow(frame: CGRect(x: 60, y: 10, width: 20, height: 20))
    window.windowScene = card.root.view.window?.windowScene
    window.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    window.isHidden = false
    card.simulator.settle()
    let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: false)
    #expect(snapshot.bounds.size == CGSize(width: 200, height: 100))
    let (old, new) = (card.simulator.color(65, 15), card.simulator.color(35, 35))
    window.isHidden = true
    card.root.view.subviews.forEach { $0.removeFromSuperview() }
    card.root.view.addSubview(snapshot)
    card.simulator.settle()
    #expect(old == "green" && card.simulator.color(65, 15) == old)
    #expect(new == "red" && card.simulator.color(35, 35) == new)
  }

  @Test func withoutUpdatesItIsWhatWasOnScreen() {
    let card = Card()
    card.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    card.quarter.isHidden = true
    let snapshot = card.view.snapshotView(afterScreenUpdates: false)
    #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    card.view.removeFromSuperview()
    card.show(snapshot)
    #expect(card.color(5, 5) == "blue" && card.color(30, 30) == "red")
  }

  @Test func withUpdatesTheViewIsLaidOutAtOnceWithWhatIsAroundIt() {
    let card = Card()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (half, quarter) = (UIView(), UIView())
    for view in [half, quarter] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
    NSLayoutConstraint.activate([
      half.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      half.topAnchor.constraint(equalTo: page.topAnchor),
      half.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
      half.heightAnchor.constraint(equalTo: page.heightAnchor),
      quarter.leadingAnchor.constraint(equalTo: half.trailingAnchor),
      quarter.topAnchor.constraint(equalTo: page.topAnchor),
      quarter.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.25),
      quarter.heightAnchor.constraint(equalTo: page.heightAnchor),
    ])
    card.root.view.addSubview(page)
    let snapshot = half.snapshotView(afterScreenUpdates: true)
    #expect(snapshot?.bounds.size == CGSize(width: 50, height: 50))
    #expect(half.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(quarter.frame == CGRect(x: 50, y: 0, width: 25, height: 50))
  }

  @Test func withUpdatesItIsWhatTheNextFrameShows() {
    let card = Card()
    card.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let snapshot = card.view.snapshotView(afterScreenUpdates: true)
    card.quarter.isHidden = true
    card.show(snapshot)
    #expect(card.color(5, 5) == "green" && card.color(30, 30) == "green")
    card.view.backgroundColor = .black
    card.simulator.settle()
    #expect(card.color(30, 30) == "green", "and from then on it stays so")
  }

  @Test func aViewMadeClearRightAfterTheCallGivesAnEmptyOne() {
    let card = Card()
    let before = card.view.snapshotView(afterScreenUpdates: false)
    let after = card.view.snapshotView(afterScreenUpdates: true)
    card.view.alpha = 0
    card.show(after)
    #expect(card.color(5, 5) == "white" && card.color(30, 30) == "white")
    after?.removeFromSuperview()
    card.show(before)
    #expect(card.color(5, 5) == "blue")
  }

  @Test func aViewHiddenRightAfterTheCallIsStillInIt() {
    let card = Card()
    let snapshot = card.view.snapshotView(afterScreenUpdates: true)
    card.view.isHidden = true
    card.show(snapshot)
    #expect(card.color(5, 5) == "blue" && card.color(30, 30) == "red")
    #expect(card.view.isHidden && card.simulator.color(30, 30) == "white")
  }

  @Test func theAlphaIsInItOnce() {
    let card = Card()
    card.view.alpha = 0.5
    card.simulator.settle()
    card.show(card.view.snapshotView(afterScreenUpdates: false))
    #expect(card.color(30, 30) == card.simulator.color(40, 40))
    #expect(card.color(30, 30) != "red" && card.color(30, 30) != "white")
  }

  @Test func aSnapshotOfASnapshotIsTheSame() {
    let card = Card()
    let first = card.view.snapshotView(afterScreenUpdates: true)
    let second = first?.snapshotView(afterScreenUpdates: true)
    card.show(second)
    #expect(card.color(5, 5) == "blue" && card.color(30, 30) == "red")
    let third = second?.snapshotView(afterScreenUpdates: false)
    second?.removeFromSuperview()
    card.view.removeFromSuperview()
    card.show(third)
    #expect(card.color(5, 5) == "blue" && card.color(30, 30) == "red")
  }

  @Test func aViewThatWasNeverOnScreenNeedsUpdates() {
    let card = Card()
    let stray = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    stray.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    var early: UIView?
    let warnings = Diagnostics.collecting { early = stray.snapshotView(afterScreenUpdates: false) }
    #expect(warnings.count == 1)
    card.show(early)
    #expect(card.color(5, 5) == "white")
    early?.removeFromSuperview()
    card.show(stray.snapshotView(afterScreenUpdates: true))
    #expect(card.color(5, 5) == "green")
  }

  @Test func aMovingViewIsCaughtWhereItIs() {
    let card = Card()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      card.quarter.frame.origin.x = 20
    }
    card.simulator.advanceFrame()
    card.simulator.advance(by: 0.5)
    let snapshot = card.view.snapshotView(afterScreenUpdates: false)
    card.show(snapshot)
    #expect(card.color(5, 5) == "red" && card.color(20, 5) == "blue" && card.color(35, 5) == "red")
  }

  @Test func aSnapshotTakesNoTouchesAndStretches() {
    let card = Card()
    let snapshot = card.view.snapshotView(afterScreenUpdates: false)
    snapshot?.frame.size = CGSize(width: 80, height: 80)
    card.show(snapshot)
    #expect(card.color(35, 35) == "blue" && card.color(45, 45) == "red")
    #expect(card.root.view.hitTest(CGPoint(x: 110, y: 20), with: nil) === card.root.view)
  }

  @Test func partsAndTheirCaps() {
    let card = Card()
    let part = card.view.resizableSnapshotView(
      from: CGRect(x: 10, y: 10, width: 20, height: 20), afterScreenUpdates: false,
      withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 0, right: 0))
    #expect(part?.bounds.size == CGSize(width: 20, height: 20))
    part?.frame.size = CGSize(width: 60, height: 60)
    card.show(part)
    // The blue corner is a cap of 10 points, and is not stretched.
    #expect(
      card.color(8, 8) == "blue" && card.color(12, 12) == "red" && card.color(55, 55) == "red")
    var none: UIView?
    let warnings = Diagnostics.collecting {
      none = card.view.resizableSnapshotView(
        from: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), afterScreenUpdates: true,
        withCapInsets: .zero)
    }
    #expect(none == nil && warnings.count == 1)
  }

  // MARK: Pictures

  @Test func theHierarchyCanBeDrawn() {
    let card = Card()
    card.view.layer.cornerRadius = 20
    card.quarter.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    func draw(afterUpdates: Bool) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
        let drawn = card.view.drawHierarchy(
          in: CGRect(x: 10, y: 10, width: 40, height: 40), afterScreenUpdates: afterUpdates)
        #expect(drawn)
      }
    }
    let shown = draw(afterUpdates: false)
    #expect(shown.colorName(20, 20) == "blue" && shown.colorName(48, 48) == "red")
    let now = draw(afterUpdates: true)
    #expect(now.colorName(20, 20) == "green" && now.colorName(40, 30) == "red")
    #expect(now.colorName(5, 5) == "clear" && now.colorName(48, 48) == "clear", "the round corner")
  }

  @Test func withoutAContextOrARectangleNothingIsDrawn() {
    let card = Card()
    let warnings = Diagnostics.collecting {
      #expect(!card.view.drawHierarchy(in: card.view.bounds, afterScreenUpdates: true))
      _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
        #expect(!card.view.drawHierarchy(in: CGRect.infinite, afterScreenUpdates: true))
        #expect(
          !card.view.drawHierarchy(
            in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), afterScreenUpdates: true))
        #expect(!card.view.drawHierarchy(in: .zero, afterScreenUpdates: true))
      }
    }
    #expect(warnings.count >= 2, "\(warnings)")
  }
}

extension Simulator {
  /// The name of the colour on screen at a pixel, or its components.
  fileprivate func color(_ x: Int, _ y: Int) -> String {
    UIImage(cgImage: snapshot()!).colorName(x, y)
  }
}

extension UIImage {
  fileprivate func colorName(_ x: Int, _ y: Int) -> String {
    guard let pixel = cgImage?.pixel(x: x, y: y) else { return "none" }
    switch pixel {
    case 0xFFFF_0000: return "red"
    case 0xFF00_FF00: return "green"
    case 0xFF00_00FF: return "blue"
    case 0xFFFF_FFFF: return "white"
    case 0: return "clear"
    default: return String(pixel, radix: 16)
    }
  }
}
