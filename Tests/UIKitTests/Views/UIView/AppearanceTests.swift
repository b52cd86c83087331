import CoreGraphics
import Testing
import UIKit
import UIKitSimulator

private final class Chameleon: UIView {
  var tints = 0
  var traitChanges = 0
  override func tintColorDidChange() { tints += 1 }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    traitChanges += 1
  }
}

@MainActor
struct AppearanceTests {
  private let parent = Chameleon(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let child = Chameleon(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { parent.addSubview(child) }

  @Test func tintColourIsInherited() {
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .red
    #expect(child.tintColor == .red && child.tints == 1)
    child.tintColor = .green
    parent.tintColor = .yellow
    #expect(child.tintColor == .green)
    child.tintColor = nil
    #expect(child.tintColor == .yellow)
  }

  @Test func dimmingTurnsTheTintGrey() {
    parent.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = child.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - green) < 0.01 && abs(green - blue) < 0.01)
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func dynamicBackgroundsFollowTheStyle() {
    child.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let light = child.layer.backgroundColor
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitChanges == 1)
    #expect(child.layer.backgroundColor != light)
    child.overrideUserInterfaceStyle = .light
    #expect(child.layer.backgroundColor == light)
  }

  @Test func movingUnderADarkViewTurnsDark() {
    let view = Chameleon()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let light = view.layer.backgroundColor
    parent.overrideUserInterfaceStyle = .dark
    parent.addSubview(view)
    #expect(view.layer.backgroundColor != light && view.traitChanges == 1)
  }

  @Test func theBackgroundReadsWhatTheLayerWasGiven() {
    child.backgroundColor = .red
    #expect(child.backgroundColor == .red)
    child.layer.backgroundColor = UIColor.green.cgColor
    #expect(child.backgroundColor?.cgColor == UIColor.green.cgColor)
    child.backgroundColor = nil
    #expect(child.layer.backgroundColor == nil && child.backgroundColor == nil)
  }

  /// A view's own style comes before that of its controller, and a presented controller has the
  /// window's.
  @Test func aControllersStyleIsThatOfAllInItsView() {
    let (controller, inner, presented) = (
      UIViewController(), UIViewController(), UIViewController()
    )
    let simulator = Simulator(size: CGSize(width: 320, height: 480), root: controller)
    controller.addChild(inner)
    controller.view.addSubview(inner.view)
    controller.view.addSubview(parent)
    controller.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark && child.traitChanges > 0)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(simulator.window.traitCollection.userInterfaceStyle == .light)
    parent.overrideUserInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
    controller.present(presented, animated: false)
    simulator.settle()
    #expect(presented.traitCollection.userInterfaceStyle == .light)
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func numbersAreAddedToLevelsAndPriorities() {
    #expect(UIWindow.Level.alert + 1 == UIWindow.Level(rawValue: 2001))
    #expect(UIWindow.Level.normal - 1 < .normal)
    #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
    var priority = UILayoutPriority.required
    priority -= 250
    #expect(priority == .defaultHigh && priority > .defaultLow)
    priority += 1
    #expect(priority.rawValue == 751)
  }
}
