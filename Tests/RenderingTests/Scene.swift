import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// A small stage with a pale background, to put layers on and take pictures of.
@MainActor
struct Scene {
  let simulator: Simulator
  /// What is shown; fills the stage.
  let view: UIView

  init(width: CGFloat = 240, height: CGFloat = 160, scale: CGFloat) {
    let controller = UIViewController()
    simulator = Simulator(
      size: CGSize(width: width, height: height), scale: scale, framesPerSecond: 20,
      root: controller)
    view = controller.view
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
  }

  /// A plain layer in a colour.
  @discardableResult
  func layer(_ frame: CGRect, _ color: UIColor, in parent: CALayer? = nil) -> CALayer {
    add(CALayer(), frame, color, in: parent)
  }

  @discardableResult
  func add<Layer: CALayer>(
    _ layer: Layer, _ frame: CGRect, _ color: UIColor? = nil, in parent: CALayer? = nil
  ) -> Layer {
    layer.frame = frame
    layer.backgroundColor = color?.cgColor
    layer.contentsScale = UIScreen.main.scale
    (parent ?? view.layer).addSublayer(layer)
    return layer
  }

  /// A view with something in it that distinguishes left from right and up from down.
  func card(_ frame: CGRect, _ text: String, _ color: UIColor) -> UIView {
    let card = UIView(frame: frame)
    card.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 10, y: 8, width: frame.size.width - 20, height: 26))
    label.text = text
    label.font = .systemFont(ofSize: 20, weight: .bold)
    label.textColor = .white
    card.addSubview(label)
    let bar = UIView(frame: CGRect(x: 10, y: 40, width: frame.size.width / 2, height: 8))
    bar.backgroundColor = UIColor(white: 1, alpha: 0.6)
    bar.layer.cornerRadius = 4
    card.addSubview(bar)
    let dot = UIView(
      frame: CGRect(
        x: frame.size.width - 40, y: frame.size.height - 40, width: 28, height: 28))
    dot.backgroundColor = UIColor(white: 0, alpha: 0.35)
    dot.layer.cornerRadius = 14
    card.addSubview(dot)
    return card
  }

  /// Compares what is on the stage now with its reference.
  func check(
    _ name: String, fileID: String = #fileID, filePath: String = #filePath,
    testName: String = #function, line: Int = #line, column: Int = #column
  ) {
    assertSnapshot(
      of: simulator, as: .image, named: "\(name)-\(Int(UIScreen.main.scale))x", fileID: fileID,
      filePath: filePath, testName: testName, line: line, column: column)
  }
}

/// One and two pixels a point.
let scales: [CGFloat] = [1, 2]
