import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Filter objects as the compositing filters of a view's layer.
@MainActor
struct CompositingFilterObjectTests {
  /// The products of the components. The name that the program gave the filter does not matter.
  @Test func aFilterCountsByItsKind() throws {
    let controller = UIViewController()
    let simulator = Simulator(
      size: CGSize(width: 100, height: 100), scale: 1, root: controller)
    defer { _ = simulator }
    simulator.advance(by: 0.1)
    controller.view.backgroundColor = UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
    let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    overlay.backgroundColor = UIColor(red: 0.6, green: 0.2, blue: 1, alpha: 1)
    controller.view.addSubview(overlay)
    let filter = try #require(CIFilter(name: "CIMultiplyBlendMode"))
    filter.name = "mine"
    overlay.layer.compositingFilter = filter
    #expect(overlay.layer.compositingFilter as? CIFilter === filter)
    simulator.advance(by: 0.1)
    let picture = try #require(simulator.snapshot())
    // 0.48, 0.08 and 0.2.
    #expect(picture.pixel(x: 20, y: 50) & 0xFF_FFFF == 0x7A1433)
    #expect(picture.pixel(x: 80, y: 50) & 0xFF_FFFF == 0xCC6633)
    #expect(
      overlay.layer.presentation()?.compositingFilter as? CIFilter === filter)
  }
}
