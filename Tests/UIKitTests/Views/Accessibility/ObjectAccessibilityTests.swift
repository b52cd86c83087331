import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// What objects of any class say to assistive technologies.
@MainActor
struct ObjectAccessibilityTests {
  @Test func aViewIsReadAndSetAsAnObject() {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 200, height: 200), scale: 1, root: page)
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    label.text = "Hello"
    page.view.addSubview(label)
    simulator.settle()
    let object: NSObject = label
    #expect(object.isAccessibilityElement && object.accessibilityLabel == "Hello")
    object.accessibilityLabel = "Greeting"
    object.accessibilityTraits = .header
    #expect(label.accessibilityLabel == "Greeting" && label.accessibilityTraits == .header)
    #expect(object.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    object.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(object.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func aControllersOwnMembersAreMeant() {
    let controller = UIViewController()
    (controller as NSObject).accessibilityLabel = "Page"
    #expect(controller.accessibilityLabel == "Page")
  }

  @Test func anotherObjectKeepsWhatItIsGiven() {
    let (object, other) = (NSObject(), NSObject())
    #expect(!object.isAccessibilityElement && object.accessibilityLabel == nil)
    object.isAccessibilityElement = true
    object.accessibilityLabel = "Map"
    object.accessibilityHint = "Opens the map"
    #expect(object.isAccessibilityElement && object.accessibilityLabel == "Map")
    #expect(object.accessibilityHint == "Opens the map" && object.accessibilityFrame == .zero)
    #expect(other.accessibilityLabel == nil)
  }
}
