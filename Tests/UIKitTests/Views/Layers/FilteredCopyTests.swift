import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The filters of presentation layers.
@MainActor
struct FilteredCopyTests {
  @Test func aPresentationLayerHasTheFiltersOfItsLayer() throws {
    let controller = UIViewController()
    let simulator = Simulator(
      size: CGSize(width: 100, height: 100), scale: 1, root: controller)
    defer { _ = simulator }
    simulator.advance(by: 0.1)
    let layer = controller.view.layer
    let blur = CIFilter.gaussianBlur()
    blur.name = "blur"
    blur.radius = 4
    layer.filters = [blur]
    let shown = try #require(layer.presentation())
    #expect(shown.filters?.count == 1)
    #expect(shown.value(forKeyPath: "filters.blur.inputRadius") as? CGFloat == 4)
    layer.setValue(6, forKeyPath: "filters.blur.inputRadius")
    let next = try #require(layer.presentation())
    #expect(next.value(forKeyPath: "filters.blur.inputRadius") as? CGFloat == 6)
  }
}
