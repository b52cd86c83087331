import UIKit
import UIKitSimulator

@testable import Catalogue
@testable import playground

extension DemoRun {
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
