import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Parts of views that are no views themselves, and what can be done with elements.
@MainActor
struct AccessibilityElementTests {
  @Test func anElementIsPlacedInItsContainer() {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 200, height: 200), scale: 1, root: page)
    let chart = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 100))
    page.view.addSubview(chart)
    simulator.settle()
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    #expect(bar.isAccessibilityElement && bar.accessibilityContainer === chart)
    #expect(bar.accessibilityFrame == .zero)
    bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 0, width: 20, height: 50)
    #expect(bar.accessibilityFrame == CGRect(x: 30, y: 40, width: 20, height: 50))
    #expect(bar.accessibilityActivationPoint == CGPoint(x: 40, y: 65))
    chart.frame.origin.x = 50
    #expect(bar.accessibilityFrame == CGRect(x: 60, y: 40, width: 20, height: 50))
    bar.accessibilityFrame = CGRect(x: 70, y: 40, width: 20, height: 50)
    #expect(bar.accessibilityFrameInContainerSpace == CGRect(x: 20, y: 0, width: 20, height: 50))
    bar.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(bar.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    simulator.settle()
  }

  @Test func anElementKeepsWhatItIsGiven() {
    let view = UIView()
    let bar = UIAccessibilityElement(accessibilityContainer: view)
    (bar.accessibilityLabel, bar.accessibilityValue) = ("May", "12")
    (bar.accessibilityIdentifier, bar.accessibilityTraits) = ("bar", .updatesFrequently)
    view.accessibilityElements = [bar]
    #expect(bar.accessibilityLabel == "May" && bar.accessibilityValue == "12")
    #expect(bar.accessibilityIdentifier == "bar" && bar.accessibilityTraits == .updatesFrequently)
    #expect(view.accessibilityElement(at: 0) as? UIAccessibilityElement === bar)
    #expect(view.index(ofAccessibilityElement: bar) == 0)
  }

  @Test func theContainerIsHeldWeakly() {
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityContainer == nil)
    #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func actionsAreOfferedInTheirOrder() {
    let cell = UIView()
    #expect(cell.accessibilityCustomActions == nil)
    var deleted: [String] = []
    cell.accessibilityCustomActions = ["Delete", "Archive"].map { name in
      UIAccessibilityCustomAction(name: name) { action in
        deleted.append(action.name)
        return true
      }
    }
    let actions = cell.accessibilityCustomActions ?? []
    let names = actions.map { $0.name }
    #expect(names == ["Delete", "Archive"])
    for action in actions {
      let isDone = action.actionHandler?(action)
      #expect(isDone == true)
    }
    #expect(deleted == ["Delete", "Archive"])
  }

  @MainActor
  final class Target: NSObject {
    func run(_ sender: UIAccessibilityCustomAction) {}
  }

  @Test func anActionHoldsItsTargetWeakly() {
    var target: Target? = Target()
    let action = UIAccessibilityCustomAction(
      name: "Run", target: target, selector: Selector(Target.run))
    #expect(action.target === target && action.selector != nil && action.actionHandler == nil)
    target = nil
    #expect(action.target == nil)
    action.name = "Go"
    #expect(action.attributedName == NSAttributedString(string: "Go"))
  }

  @Test func namesToSpeakAreTheLabelUnlessTheyAreSet() {
    let element = UIView()
    #expect(element.accessibilityUserInputLabels == nil)
    element.accessibilityLabel = "Send the message"
    #expect(element.accessibilityUserInputLabels == ["Send the message"])
    element.accessibilityUserInputLabels = ["Send", "Post"]
    #expect(element.accessibilityUserInputLabels == ["Send", "Post"])
  }
}
