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

  /// Presses a point of the stage, and lets everything settle.
  func tapStage(_ x: CGFloat, _ y: CGFloat) {
    simulator.tap(at: point(x, y))
    simulator.settle()
  }

  /// The labels that are on the screen, from the back to the front.
  var texts: [String] { windowLabels.compactMap(\.text) }

  /// The frame in the window of the label with a text; nil where there is none.
  func label(_ text: String) -> CGRect? {
    windowLabels.last { $0.text == text }.map { $0.convert($0.bounds, to: nil) }
  }

  /// Presses the label with a text on the stage, and lets everything settle.
  func tapStage(_ text: String) {
    let labels = session?.scene.windows.flatMap(\.labels) ?? []
    guard let label = labels.last(where: { $0.text == text }) else { return }
    let frame = label.convert(label.bounds, to: nil)
    tapStage(frame.midX, frame.midY)
  }

  /// Those of the studio, and of what it presents.
  private var windowLabels: [UILabel] { controller.view.window?.labels ?? [] }
}

extension UIView {
  fileprivate var labels: [UILabel] {
    guard !isHidden else { return [] }
    return ((self as? UILabel).map { [$0] } ?? []) + subviews.flatMap(\.labels)
  }
}
