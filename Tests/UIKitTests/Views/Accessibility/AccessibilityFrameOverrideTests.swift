import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Frames of accessibility elements that subclasses work out themselves.
@MainActor
struct AccessibilityFrameOverrideTests {
  private final class Knob: UIView {
    override var accessibilityFrame: CGRect {
      get { super.accessibilityFrame.insetBy(dx: -10, dy: -20) }
      set { super.accessibilityFrame = newValue }
    }
  }

  private final class Part: UIAccessibilityElement {
    override var accessibilityFrame: CGRect {
      get { CGRect(x: 1, y: 2, width: 30, height: 40) }
      set {}
    }
    override var accessibilityActivationPoint: CGPoint {
      get { CGPoint(x: 5, y: 6) }
      set {}
    }
  }

  @Test func theOverriddenFrameIsUsedByAllCallers() {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 200, height: 200), scale: 1, root: page)
    let knob = Knob(frame: CGRect(x: 50, y: 60, width: 20, height: 20))
    page.view.addSubview(knob)
    let frame = CGRect(x: 40, y: 40, width: 40, height: 60)
    #expect(knob.accessibilityFrame == frame)
    #expect((knob as UIView).accessibilityFrame == frame)
    #expect((knob as any NSObjectProtocol).accessibilityFrame == frame)
    #expect(knob.accessibilityActivationPoint == CGPoint(x: 60, y: 70))
    knob.accessibilityFrame = CGRect(x: 100, y: 100, width: 10, height: 10)
    #expect(knob.accessibilityFrame == CGRect(x: 90, y: 80, width: 30, height: 50))
    simulator.settle()
  }

  @Test func soAreThoseOfElements() {
    let part: any NSObjectProtocol = Part(accessibilityContainer: UIView())
    #expect(part.accessibilityFrame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(part.accessibilityActivationPoint == CGPoint(x: 5, y: 6))
  }
}
