import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

/// The three scenes of Main.storyboard, driven by scripts as a user would: what they show, where,
/// and how the two segues and their unwinding move.
@MainActor
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
    let fixture = try Fixture(size)
    #expect(fixture.first.view.frame == CGRect(origin: .zero, size: size))
    #expect(fixture.first.view.backgroundColor == Self.cantaloupe)
    let label = try #require(fixture.label("View Controller #1"))
    #expect(label.frame == title && label.textAlignment == .center && label.textColor == .black)
    #expect(label.font == .boldSystemFont(ofSize: 24))
    #expect(fixture.first.lblMessage.frame == middle)
    #expect((fixture.first.lblMessage.text ?? "").isEmpty)
    let button = try #require(fixture.tapMe)
    #expect(
      button.frame == CGRect(x: (width - 62) / 2, y: height - 88, width: 62, height: 30))
    #expect(button.titleColor(for: .normal) == .black)

    fixture.swipe(.up)
    let second = try #require(fixture.shown as? SecondViewController)
    #expect(second.view.backgroundColor == Self.honeydew)
    #expect(fixture.label("View Controller #2!")?.frame == title)
    #expect(second.lblMessage.frame == middle)
    #expect(second.lblMessage.text == "Hello from the 1st View Controller")

    fixture.swipe(.down)
    fixture.pressTapMe()
    let third = try #require(fixture.shown as? ThirdViewController)
    #expect(third.view.backgroundColor == Self.sky)
    #expect(fixture.label("View Controller #3!")?.frame == middle.offsetBy(dx: 0, dy: -1))
  }

  @Test func theCanvasIsThatOfTheArticle() throws {
    let fixture = try Fixture(CGSize(width: 400, height: 800))
    #expect(fixture.first.lblMessage.frame == CGRect(x: 16, y: 390, width: 368, height: 21))
    #expect(fixture.tapMe?.frame == CGRect(x: 169, y: 712, width: 62, height: 30))
    fixture.pressTapMe()
    #expect(
      fixture.label("View Controller #3!")?.frame == CGRect(x: 16, y: 389, width: 368, height: 21))
  }

  // MARK: The first segue

  @Test(arguments: sizes)
  func aSwipeUpPushesTheFirstSceneOutByTheSecond(size: CGSize) throws {
    let fixture = try Fixture(size)
    fixture.begin { fixture.schedule(swipe: .up) }
    let second = try #require(
      fixture.simulator.window.subviews.first { $0 !== fixture.first.view })
    // Both run along the same curve: there is no gap between them.
    for time in stride(from: 0, through: 0.375, by: 0.125) {
      let (above, below) = (fixture.seen(fixture.first.view), fixture.seen(second))
      #expect(isNear(above.maxY, below.minY, within: 0.01), "after \(time) s")
      #expect(above.minX == 0 && below.width == size.width && below.height == size.height)
      fixture.simulator.advance(by: 0.125)
    }
    fixture.simulator.settle()
    #expect(fixture.shown is SecondViewController)
    #expect(second.window != nil && fixture.first.view.window == nil)
    #expect(second.frame == CGRect(origin: .zero, size: size))
    // A view that leaves a window keeps its frame: it waits above.
    #expect(
      fixture.first.view.frame
        == CGRect(origin: .zero, size: size).offsetBy(dx: 0, dy: -size.height))
  }

  @Test(arguments: sizes)
  func atHalfItsTimeTheSlideIsHalfDone(size: CGSize) throws {
    let fixture = try Fixture(size)
    fixture.begin { fixture.schedule(swipe: .up) }
    fixture.simulator.advance(by: 0.2)
    #expect(isNear(fixture.seen(fixture.first.view).minY, -size.height / 2, within: 0.5))
    fixture.simulator.settle()
    fixture.begin { fixture.schedule(swipe: .down) }
    fixture.simulator.advance(by: 0.2)
    #expect(isNear(fixture.seen(fixture.first.view).minY, -size.height / 2, within: 0.5))
    #expect(isNear(fixture.seen(fixture.shown.view).minY, size.height / 2, within: 0.5))
  }

  @Test(arguments: sizes)
  func aSwipeDownBringsItBackBlushing(size: CGSize) throws {
    let fixture = try Fixture(size)
    fixture.swipe(.up)
    fixture.begin { fixture.schedule(swipe: .down) }
    // The action has run before the segue moves anything; its second begins with the slide.
    #expect(fixture.first.lblMessage.text == "You just came back from the 2nd VC")
    let color = {
      fixture.first.view.layer.presentation()?.backgroundColor.map(UIColor.init(cgColor:))
    }
    let start = try #require(color()?.components)
    #expect(start[0] == 1 && start[1] < 0.02 && start[2] < 0.02)
    #expect(isNear(fixture.seen(fixture.first.view).minY, -size.height, within: 2))
    fixture.simulator.advance(by: 0.5)
    // The slide of 0.4 s is over; the colour is half way.
    #expect(fixture.seen(fixture.first.view).minY == 0)
    let middle = try #require(color()?.components)
    #expect(isNear(middle[1], 0.4, within: 0.01) && isNear(middle[2], 0.2, within: 0.01))
    fixture.simulator.settle()
    #expect(color() == Self.cantaloupe)
    #expect(fixture.shown === fixture.first)
    #expect(fixture.simulator.window.subviews == [fixture.first.view])
    #expect(fixture.first.view.frame == CGRect(origin: .zero, size: size))
  }

  // MARK: The second segue

  @Test(arguments: sizes)
  func tapMeShrinksTheFirstSceneThenGrowsTheThird(size: CGSize) throws {
    let fixture = try Fixture(size)
    fixture.begin { fixture.scheduleTapMe() }
    let views = fixture.simulator.window.subviews
    let third = try #require(views.first)
    #expect(views.count == 2 && views.last === fixture.first.view)
    #expect(isNear(fixture.scale(third), 0.001, within: 1e-6))
    fixture.simulator.advance(by: 0.25)
    #expect(isNear(fixture.scale(fixture.first.view), 0.5, within: 0.01))
    #expect(isNear(fixture.scale(third), 0.001, within: 1e-6))
    fixture.simulator.advance(by: 0.5)
    // A frame goes by between the two halves.
    #expect(fixture.scale(fixture.first.view) < 1e-5)
    #expect(isNear(fixture.scale(third), 0.5, within: 0.05))
    fixture.simulator.settle()
    #expect(fixture.shown is ThirdViewController && fixture.shown.view.transform.isIdentity)
    #expect(fixture.shown.view.window != nil && fixture.first.view.window == nil)
    #expect(fixture.first.view.transform.isIdentity)
  }

  @Test(arguments: sizes)
  func aSwipeUpShrinksTheThirdAwayAndGrowsTheFirst(size: CGSize) throws {
    let fixture = try Fixture(size)
    fixture.pressTapMe()
    let third = try #require(fixture.shown.view)
    fixture.begin { fixture.schedule(swipe: .up) }
    #expect(fixture.first.lblMessage.text == "Welcome back!")
    #expect(fixture.first.view.backgroundColor == Self.cantaloupe)
    fixture.simulator.advance(by: 0.25)
    #expect(isNear(fixture.scale(third), 0.5, within: 0.01))
    #expect(isNear(fixture.scale(fixture.first.view), 0.5, within: 0.01))
    #expect(isNear(fixture.seen(third).midY, 0, within: size.height * 0.02))
    #expect(isNear(fixture.seen(fixture.first.view).midY, size.height, within: size.height * 0.02))
    fixture.simulator.settle()
    #expect(fixture.shown === fixture.first)
    #expect(fixture.simulator.window.subviews == [fixture.first.view])
    #expect(fixture.first.view.frame == CGRect(origin: .zero, size: size))
    #expect(fixture.first.view.transform.isIdentity)
  }

  // MARK: Again

  @Test func bothDirectionsCanBeRepeated() throws {
    let fixture = try Fixture(CGSize(width: 390, height: 844))
    for _ in 0..<3 {
      fixture.swipe(.up)
      #expect(fixture.shown is SecondViewController)
      fixture.swipe(.down)
      fixture.pressTapMe()
      #expect(fixture.shown is ThirdViewController)
      fixture.swipe(.up)
      #expect(fixture.shown === fixture.first)
    }
    weak let left = fixture.first.presentedViewController
    #expect(left == nil)
    #expect(fixture.first.view.frame == fixture.simulator.window.bounds)
  }
}

/// A simulator on the first scene.
@MainActor
private struct Fixture {
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
    let distance: CGFloat = direction == .up ? -75 : 75
    let lines = (1...6).map { step in
      let y = middle.y - distance + 2 * distance * CGFloat(step) / 6
      return "{\"t\":\(Double(step) / 60),\"type\":\"move\",\"x\":160,\"y\":\(y)}"
    }
    return schedule(
      ["{\"t\":0,\"type\":\"down\",\"x\":160,\"y\":\(middle.y - distance)}"] + lines
        + ["{\"t\":0.12,\"type\":\"up\",\"x\":160,\"y\":\(middle.y + distance)}"])
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
