import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Catalogue
@testable import playground

/// The three scenes of Main.storyboard, driven by scripts as a hand would: what they show, where,
/// and how the two segues and the two ways back move.
@Suite(.serialized) @MainActor
struct SegueSceneTests {
  nonisolated static let sizes = [
    CGSize(width: 400, height: 800), CGSize(width: 320, height: 568),
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
    CGSize(width: 1280, height: 800),
  ]
  private static let cantaloupe = UIColor(red: 1, green: 0.8, blue: 0.4, alpha: 1)
  private static let honeydew = UIColor(red: 0.8, green: 1, blue: 0.4, alpha: 1)
  private static let sky = UIColor(red: 0.4, green: 0.8, blue: 1, alpha: 1)

  // MARK: The file

  @Test(arguments: sizes)
  func theScenesLieWhereTheirConstraintsSay(size: CGSize) throws {
    let (width, height) = (size.width, size.height)
    let title = CGRect(x: 16, y: 77, width: width - 32, height: 21)
    let middle = CGRect(x: (width - 368) / 2, y: height / 2 - 10, width: 368, height: 21)
    let hand = try Hand(size)
    #expect(hand.first.view.frame == CGRect(origin: .zero, size: size))
    #expect(hand.first.view.backgroundColor == Self.cantaloupe)
    let label = try #require(hand.label("View Controller #1"))
    #expect(label.frame == title && label.textAlignment == .center && label.textColor == .black)
    #expect(label.font == .boldSystemFont(ofSize: 24))
    #expect(hand.first.lblMessage.frame == middle)
    #expect((hand.first.lblMessage.text ?? "").isEmpty)
    let button = try #require(hand.tapMe)
    #expect(
      button.frame == CGRect(x: (width - 62) / 2, y: height - 88, width: 62, height: 30))
    #expect(button.titleColor(for: .normal) == .black)

    hand.swipe(.up)
    let second = try #require(hand.shown as? SecondViewController)
    #expect(second.view.backgroundColor == Self.honeydew)
    #expect(hand.label("View Controller #2!")?.frame == title)
    #expect(second.lblMessage.frame == middle)
    #expect(second.lblMessage.text == "Hello from the 1st View Controller")

    hand.swipe(.down)
    hand.pressTapMe()
    let third = try #require(hand.shown as? ThirdViewController)
    #expect(third.view.backgroundColor == Self.sky)
    #expect(hand.label("View Controller #3!")?.frame == middle.offsetBy(dx: 0, dy: -1))
  }

  @Test func theCanvasIsThatOfTheArticle() throws {
    let hand = try Hand(CGSize(width: 400, height: 800))
    #expect(hand.first.lblMessage.frame == CGRect(x: 16, y: 390, width: 368, height: 21))
    #expect(hand.tapMe?.frame == CGRect(x: 169, y: 712, width: 62, height: 30))
    hand.pressTapMe()
    #expect(
      hand.label("View Controller #3!")?.frame == CGRect(x: 16, y: 389, width: 368, height: 21))
  }

  // MARK: The first segue

  @Test(arguments: sizes)
  func aSwipeUpPushesTheFirstSceneOutByTheSecond(size: CGSize) throws {
    let hand = try Hand(size)
    hand.begin { hand.schedule(swipe: .up) }
    let second = try #require(
      hand.simulator.window.subviews.first { $0 !== hand.first.view })
    // Both go on the same curve: there is no gap between them.
    for time in stride(from: 0, through: 0.375, by: 0.125) {
      let (above, below) = (hand.seen(hand.first.view), hand.seen(second))
      #expect(isNear(above.maxY, below.minY, within: 0.01), "after \(time) s")
      #expect(above.minX == 0 && below.width == size.width && below.height == size.height)
      hand.simulator.advance(by: 0.125)
    }
    hand.simulator.settle()
    #expect(hand.shown is SecondViewController)
    #expect(second.window != nil && hand.first.view.window == nil)
    #expect(second.frame == CGRect(origin: .zero, size: size))
    // A view that leaves a window keeps its frame: it waits above.
    #expect(
      hand.first.view.frame == CGRect(origin: .zero, size: size).offsetBy(dx: 0, dy: -size.height))
  }

  @Test(arguments: sizes)
  func halfWayThroughItsTimeTheSlideIsHalfWay(size: CGSize) throws {
    let hand = try Hand(size)
    hand.begin { hand.schedule(swipe: .up) }
    hand.simulator.advance(by: 0.2)
    #expect(isNear(hand.seen(hand.first.view).minY, -size.height / 2, within: 0.5))
    hand.simulator.settle()
    hand.begin { hand.schedule(swipe: .down) }
    hand.simulator.advance(by: 0.2)
    #expect(isNear(hand.seen(hand.first.view).minY, -size.height / 2, within: 0.5))
    #expect(isNear(hand.seen(hand.shown.view).minY, size.height / 2, within: 0.5))
  }

  @Test(arguments: sizes)
  func aSwipeDownBringsItBackBlushing(size: CGSize) throws {
    let hand = try Hand(size)
    hand.swipe(.up)
    hand.begin { hand.schedule(swipe: .down) }
    // The action has run before the segue moves anything; its second begins with the slide.
    #expect(hand.first.lblMessage.text == "You just came back from the 2nd VC")
    let color = {
      hand.first.view.layer.presentation()?.backgroundColor.map(UIColor.init(cgColor:))
    }
    let start = try #require(color()?.components)
    #expect(start[0] == 1 && start[1] < 0.02 && start[2] < 0.02)
    #expect(isNear(hand.seen(hand.first.view).minY, -size.height, within: 2))
    hand.simulator.advance(by: 0.5)
    // The slide of 0.4 s is over; the colour is half way.
    #expect(hand.seen(hand.first.view).minY == 0)
    let middle = try #require(color()?.components)
    #expect(isNear(middle[1], 0.4, within: 0.01) && isNear(middle[2], 0.2, within: 0.01))
    hand.simulator.settle()
    #expect(color() == Self.cantaloupe)
    #expect(hand.shown === hand.first)
    #expect(hand.simulator.window.subviews == [hand.first.view])
    #expect(hand.first.view.frame == CGRect(origin: .zero, size: size))
  }

  // MARK: The second segue

  @Test(arguments: sizes)
  func tapMeShrinksTheFirstSceneThenGrowsTheThird(size: CGSize) throws {
    let hand = try Hand(size)
    hand.begin { hand.scheduleTapMe() }
    let views = hand.simulator.window.subviews
    let third = try #require(views.first)
    #expect(views.count == 2 && views.last === hand.first.view)
    #expect(isNear(hand.scale(third), 0.001, within: 1e-6))
    hand.simulator.advance(by: 0.25)
    #expect(isNear(hand.scale(hand.first.view), 0.5, within: 0.01))
    #expect(isNear(hand.scale(third), 0.001, within: 1e-6))
    hand.simulator.advance(by: 0.5)
    // A frame goes by between the two halves.
    #expect(hand.scale(hand.first.view) < 1e-5)
    #expect(isNear(hand.scale(third), 0.5, within: 0.05))
    hand.simulator.settle()
    #expect(hand.shown is ThirdViewController && hand.shown.view.transform.isIdentity)
    #expect(hand.shown.view.window != nil && hand.first.view.window == nil)
    #expect(hand.first.view.transform.isIdentity)
  }

  @Test(arguments: sizes)
  func aSwipeUpShrinksTheThirdAwayAndGrowsTheFirst(size: CGSize) throws {
    let hand = try Hand(size)
    hand.pressTapMe()
    let third = try #require(hand.shown.view)
    hand.begin { hand.schedule(swipe: .up) }
    #expect(hand.first.lblMessage.text == "Welcome back!")
    #expect(hand.first.view.backgroundColor == Self.cantaloupe)
    hand.simulator.advance(by: 0.25)
    #expect(isNear(hand.scale(third), 0.5, within: 0.01))
    #expect(isNear(hand.scale(hand.first.view), 0.5, within: 0.01))
    #expect(isNear(hand.seen(third).midY, 0, within: size.height * 0.02))
    #expect(isNear(hand.seen(hand.first.view).midY, size.height, within: size.height * 0.02))
    hand.simulator.settle()
    #expect(hand.shown === hand.first)
    #expect(hand.simulator.window.subviews == [hand.first.view])
    #expect(hand.first.view.frame == CGRect(origin: .zero, size: size))
    #expect(hand.first.view.transform.isIdentity)
  }

  // MARK: Again

  @Test func bothWaysCanBeGoneAgainAndAgain() throws {
    let hand = try Hand(CGSize(width: 390, height: 844))
    for _ in 0..<3 {
      hand.swipe(.up)
      #expect(hand.shown is SecondViewController)
      hand.swipe(.down)
      hand.pressTapMe()
      #expect(hand.shown is ThirdViewController)
      hand.swipe(.up)
      #expect(hand.shown === hand.first)
    }
    weak let left = hand.first.presentedViewController
    #expect(left == nil)
    #expect(hand.first.view.frame == hand.simulator.window.bounds)
  }
}

/// A hand on the first scene.
@MainActor
private struct Hand {
  enum Direction { case up, down }

  let simulator: Simulator
  let first: ViewController

  init(_ size: CGSize) throws {
    simulator = Simulator(size: size, scale: 1, root: Demo.segueSlideUp.makeRoot())
    first = try #require(simulator.window.rootViewController as? ViewController)
    simulator.settle()
  }

  /// The controller on top.
  var shown: UIViewController { first.presentedViewController ?? first }

  var tapMe: UIButton? {
    first.view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Tap Me!" }
  }

  func label(_ text: String) -> UILabel? {
    shown.view.subviews.compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  /// Does something, and lets time pass until the frame where the view of another controller has
  /// come.
  func begin(_ action: () -> Void) {
    let count = simulator.window.subviews.count
    action()
    for _ in 0..<60 where simulator.window.subviews.count == count {
      simulator.advance(by: simulator.frameDuration)
    }
  }

  func swipe(_ direction: Direction) {
    simulator.advance(by: schedule(swipe: direction) - simulator.time)
    simulator.settle()
  }

  /// Returns when it is over.
  @discardableResult
  func schedule(swipe direction: Direction) -> TimeInterval {
    let middle = CGPoint(x: 160, y: simulator.window.bounds.midY)
    let way: CGFloat = direction == .up ? -75 : 75
    let lines = (1...6).map { step in
      let y = middle.y - way + 2 * way * CGFloat(step) / 6
      return "{\"t\":\(Double(step) / 60),\"type\":\"move\",\"x\":160,\"y\":\(y)}"
    }
    return schedule(
      ["{\"t\":0,\"type\":\"down\",\"x\":160,\"y\":\(middle.y - way)}"] + lines
        + ["{\"t\":0.12,\"type\":\"up\",\"x\":160,\"y\":\(middle.y + way)}"])
  }

  func pressTapMe() {
    simulator.advance(by: scheduleTapMe() - simulator.time)
    simulator.settle()
  }

  /// Returns when it is over.
  @discardableResult
  func scheduleTapMe() -> TimeInterval {
    let size = simulator.window.bounds.size
    let place = "\"x\":\(size.width / 2),\"y\":\(size.height - 73)"
    return schedule([
      "{\"t\":0,\"type\":\"down\",\(place)}", "{\"t\":0.05,\"type\":\"up\",\(place)}",
    ])
  }

  private func schedule(_ lines: [String]) -> TimeInterval {
    do {
      return simulator.schedule(try InputScript(text: lines.joined(separator: "\n")))
    } catch {
      Issue.record(error)
      return simulator.time
    }
  }

  /// Where a view is on the screen at this moment.
  func seen(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  /// How large a view is at this moment, of its own size.
  func scale(_ view: UIView) -> CGFloat { view.layer.presentation()?.affineTransform().a ?? .nan }
}

extension UIColor {
  fileprivate var components: [CGFloat] { cgColor.components ?? [] }
}
