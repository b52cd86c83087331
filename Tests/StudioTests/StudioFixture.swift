import Catalogue
import CoreGraphics
import Platform
import Studio
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// The studio on a simulated screen.
@MainActor
final class StudioFixture {
  let simulator: Simulator
  let controller = StudioViewController()

  init(
    demo: String = "modal-bounce", size: CGSize = CGSize(width: 1280, height: 832),
    scale: CGFloat = 1, style: UIUserInterfaceStyle = .light
  ) {
    simulator = Simulator(size: size, scale: scale, style: style, root: controller)
    if let demo = Catalogue.demo(id: demo) { controller.open(demo) }
    simulator.settle()
  }

  var session: StageSession? { controller.session }

  /// A point of the stage in coordinates of the studio.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    guard let view = session?.sceneView, let screen = view.screenSize else { return .zero }
    return view.convert(
      CGPoint(x: x * view.bounds.width / screen.width, y: y * view.bounds.height / screen.height),
      to: nil)
  }

  /// The middle of a button of the demo that can be pressed, in coordinates of the stage.
  func center(ofStageButton title: String) -> CGPoint? {
    for window in session?.scene.windows.reversed() ?? [] {
      for button in window.buttons(titled: title) {
        let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
        let point = button.convert(middle, to: nil)
        if window.hitTest(point, with: nil)?.isDescendant(of: button) == true { return point }
      }
    }
    return nil
  }

  /// Presses a point of the stage, and lets everything settle.
  func tapStage(_ x: CGFloat, _ y: CGFloat) {
    simulator.tap(at: point(x, y))
    simulator.settle()
  }

  /// The labels that are on the screen, from the back to the front.
  var texts: [String] { controller.view.labels.compactMap(\.text) }
}

extension UIView {
  /// The buttons of that title, from the back to the front.
  func buttons(titled title: String) -> [UIButton] {
    let own = (self as? UIButton).flatMap { $0.title(for: .normal) == title ? [$0] : nil } ?? []
    return own + subviews.flatMap { $0.buttons(titled: title) }
  }

  fileprivate var labels: [UILabel] {
    guard !isHidden else { return [] }
    return ((self as? UILabel).map { [$0] } ?? []) + subviews.flatMap(\.labels)
  }
}
