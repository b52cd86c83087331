import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Where points are no whole pixels, what constraints place is as large as its content.
@MainActor
struct CoarseScaleTests {
  @Test(arguments: [0.5, 0.390625, 1.5, 2])
  func noTextIsCutByTheRoundingOfItsFrame(scale: CGFloat) {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 400, height: 400), scale: scale, root: root)
    let labels = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".enumerated().map { index, letter in
      let label = UILabel()
      label.text = String(letter)
      label.font = .boldSystemFont(ofSize: 28)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(
          equalTo: root.view.leadingAnchor, constant: 24 + CGFloat(index) * 3.5),
        label.topAnchor.constraint(equalTo: root.view.topAnchor, constant: CGFloat(index) * 7),
      ])
      return label
    }
    simulator.settle()
    for label in labels {
      let wanted = label.intrinsicContentSize
      #expect(label.bounds.width >= wanted.width && label.bounds.height >= wanted.height)
      // Whole pixels, not one more than needed.
      let pixels = label.bounds.width * scale
      #expect(isNear(pixels, pixels.rounded(), within: 1e-9))
      #expect(label.bounds.width < wanted.width + 1 / scale + 1e-9)
    }
  }
}
