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

/// Filled with the tint colour.
private final class Tinted: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.tintColor.setFill()
    UIGraphicsGetCurrentContext()?.fill(bounds)
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

  @Test func theApplicationsAccentColourIsTheTintOfViewsWithoutOne() {
    AssetLibrary.setAccentColor(.purple)
    defer { AssetLibrary.clear() }
    #expect(child.tintColor == .purple)
    #expect(UIColor.tintColor.resolvedColor(with: child.traitCollection) == .purple)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    parent.tintColor = nil
    #expect(child.tintColor == .purple)
  }

  @Test func theColourOfTheTintIsThatOfTheView() {
    func tint(_ color: UIColor = .tintColor) -> UIColor {
      color.resolvedColor(with: child.traitCollection)
    }
    parent.tintColor = .red
    child.backgroundColor = .tintColor
    #expect(tint() == .red && child.layer.backgroundColor == UIColor.red.cgColor)
    parent.tintColor = .green
    #expect(tint() == .green && child.layer.backgroundColor == UIColor.green.cgColor)
    #expect(child.traitChanges == 0)
    // A tint that refers to the tint is that of the superview.
    child.tintColor = UIColor.tintColor.withAlphaComponent(0.5)
    #expect(tint() == UIColor.green.withAlphaComponent(0.5))
    child.tintColor = nil
    let other = UIView()
    other.tintColor = .blue
    other.addSubview(child)
    #expect(tint() == .blue && child.layer.backgroundColor == UIColor.blue.cgColor)
    child.tintColor = .yellow
    #expect(tint() == .yellow)
  }

  @Test func whatIsDrawnInTheTintIsDrawnAgainWhenThatChanges() {
    let (view, label) = (Tinted(frame: parent.bounds), UILabel(frame: parent.bounds))
    (label.text, label.textColor) = ("M", .tintColor)
    let plain = UILabel(frame: parent.bounds)
    plain.text = "M"
    let all: [UIView] = [view, label, plain]
    for each in all { parent.addSubview(each) }
    func display() {
      for each in all { each.layer.displayIfNeeded() }
    }
    func pixel() -> UInt32? { (view.layer.contents as? CGImage)?.pixel(x: 5, y: 5) }
    parent.tintColor = .red
    display()
    #expect(pixel() == 0xFFFF_0000)
    parent.tintColor = .blue
    #expect(label.layer.needsDisplay() && !plain.layer.needsDisplay())
    display()
    #expect(pixel() == 0xFF00_00FF)
  }

  @Test func aViewIsNotifiedWhenItLosesATintByAMove() {
    parent.tintColor = .red
    #expect(child.tints == 1)
    let (plain, other) = (UIView(), UIView())
    plain.addSubview(child)
    #expect(child.tints == 2)
    other.addSubview(child)
    #expect(child.tints == 2)
    parent.addSubview(child)
    #expect(child.tints == 3)
    child.removeFromSuperview()
    plain.addSubview(child)
    #expect(child.tints == 4)
    other.addSubview(child)
    #expect(child.tints == 4)
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
