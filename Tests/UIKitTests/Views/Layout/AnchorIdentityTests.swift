import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Programs find a constraint by its anchors.
@MainActor
struct AnchorIdentityTests {
  @Test func anchorsOfOneAttributeOfOneViewAreTheSame() {
    let (view, other) = (UIView(), UIView())
    let guide = view.layoutMarginsGuide
    let isEqual = view.topAnchor == view.topAnchor && guide.widthAnchor == guide.widthAnchor
    let isSame = view.topAnchor === view.topAnchor
    #expect(isEqual && isSame)
    let hasOtherAttribute = view.topAnchor != view.bottomAnchor
    let hasOtherView = view.topAnchor != other.topAnchor
    let isAnother = view.topAnchor !== other.topAnchor
    let isOfGuide = view.leftAnchor != guide.leftAnchor
    #expect(hasOtherAttribute && hasOtherView && isAnother && isOfGuide)
    #expect(Set([view.topAnchor, view.topAnchor, view.bottomAnchor]).count == 2)
  }

  @Test func aConstraintIsFoundByItsAnchors() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = page.add()
    child.pin(x: 3, y: 4, width: 50, height: 60)
    let height = child.constraints.first { $0.firstAnchor == child.heightAnchor }
    let width = child.constraints.first { $0.firstAnchor === child.widthAnchor }
    let top = page.constraints.first {
      $0.firstAnchor === child.topAnchor && $0.secondAnchor === page.topAnchor
    }
    #expect(height?.constant == 60 && width?.constant == 50 && top?.constant == 4)
    let isWithoutSecond = height?.secondAnchor == nil
    #expect(isWithoutSecond)
    height?.constant = 80
    page.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 3, y: 4, width: 50, height: 80))
  }
}
