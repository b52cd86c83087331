import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// What views say of containers, outlines, scrolling and activation, and the settings of the user.
@MainActor
struct AccessibilityKindTests {
  private final class Pages: UIView {
    var scrolled: [UIAccessibilityScrollDirection] = []
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      scrolled.append(direction)
      return direction == .next
    }
  }

  @Test func valuesAreKept() {
    let view = UIView()
    #expect(view.accessibilityContainerType == UIAccessibilityContainerType.none)
    #expect(view.accessibilityPath == nil)
    view.accessibilityContainerType = .semanticGroup
    view.accessibilityPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.accessibilityContainerType == .semanticGroup)
    #expect(view.accessibilityPath?.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func anElementRespondsToTheUserUnlessItSaysOtherwise() {
    let view = UIView()
    #expect(!view.accessibilityRespondsToUserInteraction)
    view.isAccessibilityElement = true
    #expect(view.accessibilityRespondsToUserInteraction)
    view.accessibilityTraits = .notEnabled
    #expect(!view.accessibilityRespondsToUserInteraction)
    view.accessibilityRespondsToUserInteraction = true
    #expect(view.accessibilityRespondsToUserInteraction)
  }

  @Test func aViewScrollsByPagesWhereItOverridesIt() {
    let pages = Pages()
    #expect(pages.accessibilityScroll(.next) && !pages.accessibilityScroll(.up))
    #expect(pages.scrolled == [.next, .up] && !UIView().accessibilityScroll(.next))
  }

  @Test func theUserHasChangedNoSetting() {
    #expect(!UIAccessibility.isInvertColorsEnabled && !UIAccessibility.isGrayscaleEnabled)
    #expect(!UIAccessibility.shouldDifferentiateWithoutColor)
    #expect(!UIAccessibility.buttonShapesEnabled && !UIAccessibility.isGuidedAccessEnabled)
    #expect(UIAccessibility.isVideoAutoplayEnabled)
  }
}
