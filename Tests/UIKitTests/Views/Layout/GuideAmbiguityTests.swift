import CoreGraphics
import Testing
import UIKit

/// What a layout guide says of its constraints.
@MainActor
struct GuideAmbiguityTests {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let guide = UILayoutGuide()

  @Test func aGuideIsAmbiguousUntilAllIsDetermined() {
    page.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: page.leftAnchor)
    let width = guide.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([left, width])
    page.layoutIfNeeded()
    #expect(guide.hasAmbiguousLayout)
    let top = guide.topAnchor.constraint(equalTo: page.topAnchor)
    let height = guide.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([top, height])
    page.layoutIfNeeded()
    #expect(!guide.hasAmbiguousLayout)
    #expect(Set(guide.constraintsAffectingLayout(for: .horizontal)) == [left, width])
    #expect(Set(guide.constraintsAffectingLayout(for: .vertical)) == [top, height])
  }

  @Test func aGuideWithoutAViewHasNone() {
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .vertical).isEmpty)
  }
}
