import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Images in place of a segmented control's own parts, and where its content is.
@MainActor
struct SegmentLookTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let green: UInt32 = 0xFF00_FF00
  private static let blue: UInt32 = 0xFF00_00FF

  private func image(_ color: UInt32, width: CGFloat = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 32)).image { context in
      UIColor(
        red: CGFloat(color >> 16 & 0xFF) / 255, green: CGFloat(color >> 8 & 0xFF) / 255,
        blue: CGFloat(color & 0xFF) / 255, alpha: 1
      ).setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: 32))
    }
  }

  /// Three segments of about 40 points, of which the first one is selected.
  private func page() -> ControlPage<UISegmentedControl> {
    let control = UISegmentedControl(items: ["", "", ""])
    control.frame.size = CGSize(width: 124, height: 32)
    control.selectedSegmentIndex = 0
    return ControlPage(control)
  }

  private func pixel(_ page: ControlPage<UISegmentedControl>, _ x: Int) throws -> UInt32 {
    page.simulator.settle()
    // Near the upper edge of the control, where no text is.
    return try #require(page.simulator.snapshot()).pixel(x: 50 + x, y: 100 + 1)
  }

  @Test func segmentsShowTheImageOfTheirState() throws {
    let page = page()
    let control = page.control
    control.setBackgroundImage(image(Self.red), for: .normal, barMetrics: .default)
    control.setBackgroundImage(image(Self.blue), for: .selected, barMetrics: .default)
    #expect(try pixel(page, 20) == Self.blue)
    #expect(try pixel(page, 60) == Self.red && pixel(page, 122) == Self.red)
    control.selectedSegmentIndex = 1
    #expect(try pixel(page, 20) == Self.red && pixel(page, 60) == Self.blue)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) != nil)
    #expect(control.backgroundImage(for: .disabled, barMetrics: .default) == nil)
  }

  @Test func anEmptyImageTakesTheBackgroundAway() throws {
    let page = page()
    let usual = page.control.backgroundColor
    page.control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    #expect(page.control.backgroundColor == .clear)
    page.control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    #expect(page.control.backgroundColor == usual)
    page.control.backgroundColor = .green
    page.control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    #expect(page.control.backgroundColor == .green, "the program's own colour stays")
  }

  @Test func dividersShowTheImageOfTheStatesBesideThem() throws {
    let page = page()
    let control = page.control
    func set(_ color: UInt32, _ left: UIControl.State, _ right: UIControl.State) {
      control.setDividerImage(
        image(color, width: 6), forLeftSegmentState: left, rightSegmentState: right,
        barMetrics: .default)
    }
    set(Self.red, .normal, .normal)
    set(Self.blue, .selected, .normal)
    set(Self.green, .normal, .selected)
    // The dividers are at 42 and at 82.
    #expect(try pixel(page, 42) == Self.blue && pixel(page, 82) == Self.red)
    control.selectedSegmentIndex = 1
    #expect(try pixel(page, 42) == Self.green && pixel(page, 82) == Self.blue)
    control.selectedSegmentIndex = 2
    #expect(try pixel(page, 42) == Self.red && pixel(page, 82) == Self.green)
    let divider = control.dividerImage(
      forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    #expect(divider?.size.width == 6)
  }

  @Test func contentIsMovedByTheKindOfSegment() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    func places() -> [CGFloat] {
      control.layoutIfNeeded()
      return control.all(UILabel.self).sorted { $0.text ?? "" < $1.text ?? "" }.map(\.frame.minX)
    }
    let before = places()
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 3, vertical: 0), forSegmentType: .any, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: -2, vertical: 0), forSegmentType: .left, barMetrics: .default)
    #expect(zip(places(), before).map { $0 - $1 } == [-2, 3, 3])
    let offset = control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default)
    #expect(offset == UIOffset(horizontal: -2, vertical: 0))
    #expect(
      control.contentPositionAdjustment(forSegmentType: .alone, barMetrics: .default) == .zero)
  }
}
