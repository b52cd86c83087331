import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Bars that a program places itself: where they are, and what that changes.
@MainActor
struct BarPositionTests {
  private static let blue: UInt32 = 0xFF00_00FF
  private static let red: UInt32 = 0xFFFF_0000

  private final class Attached: NSObject, UINavigationBarDelegate, UIToolbarDelegate,
    UISearchBarDelegate
  {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  /// Bars hold their delegate weakly.
  private let attached = Attached()

  private final class Silent: NSObject, UINavigationBarDelegate, UIToolbarDelegate {}

  private var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  /// Whether a bar below a safe area of 30 points is blue in it, and in the bar itself.
  private func isBlue(_ bar: UIView) throws -> [Bool] {
    let page = UIViewController()
    page.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    page.additionalSafeAreaInsets.top = 30
    let simulator = Simulator(size: CGSize(width: 300, height: 400), scale: 1, root: page)
    bar.frame = CGRect(x: 0, y: 30, width: 300, height: 44)
    page.view.addSubview(bar)
    simulator.settle()
    let picture = try #require(simulator.snapshot())
    let pixels = [10, 50].map { picture.pixel(x: 2, y: $0) }
    #expect(pixels.allSatisfy { $0 == Self.blue || $0 == Self.red })
    return pixels.map { $0 == Self.blue }
  }

  @Test func aBarHasThePositionOfItsKindUnlessTheDelegateSaysAnother() {
    let (bar, toolbar, search) = (UINavigationBar(), UIToolbar(), UISearchBar())
    #expect(bar.barPosition == .top && toolbar.barPosition == .bottom)
    #expect(search.barPosition == .any)
    let silent = Silent()
    (bar.delegate, toolbar.delegate) = (silent, silent)
    #expect(bar.barPosition == .top && toolbar.barPosition == .bottom)
    (bar.delegate, toolbar.delegate, search.delegate) = (attached, attached, attached)
    #expect(
      [bar.barPosition, toolbar.barPosition, search.barPosition] == [
        .topAttached, .topAttached, .topAttached,
      ])
    let stack = UINavigationController(rootViewController: UIViewController())
    #expect(stack.navigationBar.barPosition == .topAttached)
    #expect([UIBarPosition.any, .bottom, .top, .topAttached].map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func aNavigationBarAtTheTopOfTheScreenReachesUpToIt() throws {
    let bar = UINavigationBar()
    bar.setBackgroundImage(image, for: .any, barMetrics: .default)
    #expect(try isBlue(bar) == [false, true])
    bar.delegate = attached
    #expect(try isBlue(bar) == [true, true])
  }

  @Test func aToolbarAtTheTopOfTheScreenReachesUpToIt() throws {
    let bar = UIToolbar()
    bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(try isBlue(bar) == [false, true])
    bar.delegate = attached
    #expect(try isBlue(bar) == [true, true])
  }

  @Test func aSearchBarAtTheTopOfTheScreenReachesUpToIt() throws {
    let bar = UISearchBar()
    bar.backgroundImage = image
    #expect(try isBlue(bar) == [false, true])
    bar.delegate = attached
    #expect(try isBlue(bar) == [true, true])
  }

  @Test func theImageOfThePositionTakesPrecedence() throws {
    let bar = UINavigationBar()
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    bar.setBackgroundImage(image, for: .topAttached, barMetrics: .default)
    #expect(bar.backgroundImage(for: .default)?.size == .zero)
    #expect(bar.backgroundImage(for: .topAttached, barMetrics: .default)?.size.width == 4)
    #expect(try isBlue(bar) == [false, false])
    bar.delegate = attached
    #expect(try isBlue(bar) == [true, true])
  }

  @Test func aToolbarWithEmptyImagesHasNoBackground() throws {
    let bar = UIToolbar()
    bar.setBackgroundImage(UIImage(), forToolbarPosition: .bottom, barMetrics: .default)
    bar.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(try isBlue(bar) == [false, false])
    #expect(bar.shadowImage(forToolbarPosition: .any) != nil)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == nil)
  }
}
