import Testing
import UIKit
import UIKitSimulator

import Catalogue
import PlaygroundApp

extension DemoRun {
  /// A demo by its name in the catalogue.
  convenience init(
    _ id: String, scale: CGFloat = 1, framesPerSecond: Double = 60
  ) throws {
    let demo = try #require(Catalogue.demo(id: id))
    self.init(demo, scale: scale, framesPerSecond: framesPerSecond)
  }

  /// The first button of a title, wherever it is.
  func button(_ title: String) -> UIButton? {
    func find(_ view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.title(for: .normal) == title { return button }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(simulator.window)
  }

  /// Taps a button, and lets time pass until nothing moves any more.
  func tap(_ title: String) throws {
    try perform(Phase("tap", .tap(title)))
  }
}
