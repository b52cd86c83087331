import Catalogue
import CoreGraphics
import Platform
import Studio
import Testing
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

  /// The views of a kind that are on the screen, from the back to the front.
  func views<View: UIView>(of kind: View.Type) -> [View] { controller.view.shown(kind) }

  /// The middle of a view, in coordinates of the studio.
  func center(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// Presses the button of the studio with that title.
  func press(_ title: String) {
    guard let button = views(of: UIButton.self).last(where: { $0.title(for: .normal) == title })
    else {
      Issue.record("The studio shows no button “\(title)”.")
      return
    }
    simulator.tap(at: center(of: button))
    simulator.settle()
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
  fileprivate func shown<View: UIView>(_ kind: View.Type) -> [View] {
    guard !isHidden else { return [] }
    return ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.shown(kind) }
  }

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
