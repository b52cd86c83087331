import CoreGraphics
import Testing

@testable import UIKit

/// Where popovers lie.
struct PopoverLayoutTests {
  private let area = CGRect(x: 10, y: 10, width: 980, height: 780)

  private func layout(
    _ anchor: CGRect?, _ content: CGSize = CGSize(width: 300, height: 200),
    _ permitted: UIPopoverArrowDirection = .any, canOverlap: Bool = false
  ) -> PopoverLayout {
    PopoverLayout(
      anchor: anchor, content: content, area: area, permitted: permitted, canOverlap: canOverlap)
  }

  @Test func eachSideHasItsPlace() {
    let anchor = CGRect(x: 480, y: 390, width: 40, height: 20)
    let up = layout(anchor, .init(width: 300, height: 200), .up)
    #expect(up.body == CGRect(x: 350, y: 423, width: 300, height: 200))
    #expect(up.tip == CGPoint(x: 500, y: 410) && up.direction == .up)
    #expect(up.frame == CGRect(x: 350, y: 410, width: 300, height: 213))
    let down = layout(anchor, .init(width: 300, height: 200), .down)
    #expect(down.body == CGRect(x: 350, y: 177, width: 300, height: 200))
    #expect(down.tip == CGPoint(x: 500, y: 390))
    let left = layout(anchor, .init(width: 300, height: 200), .left)
    #expect(left.body == CGRect(x: 533, y: 300, width: 300, height: 200))
    #expect(left.tip == CGPoint(x: 520, y: 400))
    let right = layout(anchor, .init(width: 300, height: 200), .right)
    #expect(right.body == CGRect(x: 167, y: 300, width: 300, height: 200))
    #expect(right.tip == CGPoint(x: 480, y: 400))
  }

  @Test func withoutADirectionItLiesOverTheAnchorAsFarAsThereIsRoom() {
    let middle = layout(
      CGRect(x: 480, y: 390, width: 40, height: 20), .init(width: 300, height: 200), [])
    #expect(middle.body == CGRect(x: 350, y: 300, width: 300, height: 200))
    #expect(middle.direction == .unknown && middle.frame == middle.body)
    let bottom = layout(
      CGRect(x: 500, y: 800, width: 0, height: 0), .init(width: 300, height: 200), [])
    #expect(bottom.body == CGRect(x: 350, y: 590, width: 300, height: 200))
  }

  @Test func itGoesWhereThereIsRoom() {
    #expect(layout(CGRect(x: 480, y: 20, width: 40, height: 20)).direction == .up)
    #expect(layout(CGRect(x: 480, y: 760, width: 40, height: 20)).direction == .down)
    let tall = CGSize(width: 300, height: 700)
    #expect(layout(CGRect(x: 20, y: 400, width: 40, height: 20), tall).direction == .left)
    #expect(layout(CGRect(x: 940, y: 400, width: 40, height: 20), tall).direction == .right)
  }

  @Test func itKeepsClearOfTheEdgesAndTheArrowOfTheCorners() {
    let corner = layout(CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(area.contains(corner.body) && corner.direction == .up)
    #expect(corner.tip.x == 40, "as near to its anchor as the corner lets it")
    let other = layout(CGRect(x: 960, y: 770, width: 40, height: 30))
    #expect(area.contains(other.body) && other.direction == .down)
  }

  @Test func whereThereIsTooLittleRoomItIsCutShort() {
    let anchor = CGRect(x: 480, y: 380, width: 40, height: 40)
    let layout = layout(anchor, CGSize(width: 900, height: 700))
    #expect(area.contains(layout.body) && !layout.body.intersects(anchor))
    #expect(layout.direction != .unknown)
    let over = self.layout(anchor, CGSize(width: 900, height: 700), canOverlap: true)
    #expect(over.body.size == CGSize(width: 900, height: 700) && over.direction == .unknown)
    #expect(area.contains(over.body))
  }

  @Test func withoutAnAnchorItLiesInTheMiddle() {
    let layout = layout(nil)
    #expect(layout.body == CGRect(x: 350, y: 300, width: 300, height: 200))
    #expect(layout.direction == .unknown && layout.frame == layout.body)
  }

  /// For any numbers: inside the area, off the anchor, and finite.
  @Test func noNumbersBreakIt() {
    for x in stride(from: -200.0, through: 1200, by: 100) {
      for y in stride(from: -200.0, through: 1000, by: 100) {
        for size in [
          CGSize(width: 1, height: 1), CGSize(width: 300, height: 300),
          CGSize(width: 5000, height: 20),
        ] {
          let layout = layout(CGRect(x: x, y: y, width: 120, height: 60), size)
          #expect(layout.body.isFinite && area.contains(layout.body))
        }
      }
    }
    let none = PopoverLayout(
      anchor: .zero, content: CGSize(width: 100, height: 100), area: .zero, permitted: .any,
      canOverlap: false)
    #expect(none.body.isFinite)
  }
}
