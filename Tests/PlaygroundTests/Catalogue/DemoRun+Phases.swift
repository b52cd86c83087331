import CoreGraphics
import Testing
import UIKit

import Catalogue
import PlaygroundApp

/// What tests of single demos ask for.
extension DemoRun {
  func phase(_ name: String) throws -> Phase {
    try #require(demo.phases.first { $0.name == name })
  }

  /// Runs one phase to its end, without those before it.
  func perform(_ name: String) throws { try perform(phase(name)) }

  var root: UIViewController? { simulator.window.rootViewController }
  var presented: UIViewController? { root?.presentedViewController }

  /// The view whose layer has a name, among all that the window shows; the one in front where there
  /// are several.
  func view(_ name: String) -> UIView? { simulator.window.descendant(named: name) }
}

extension UIView {
  fileprivate func descendant(named name: String) -> UIView? {
    if layer.name == name { return self }
    return subviews.reversed().lazy.compactMap { $0.descendant(named: name) }.first
  }

  /// Its frame on the screen now, in its superview.
  var shownFrame: CGRect { layer.presentation()?.frame ?? .zero }
}

extension CGRect {
  func isNear(_ other: CGRect, within distance: CGFloat = 0.01) -> Bool {
    let edges = [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ]
    return edges.allSatisfy { abs($0) <= distance }
  }

  /// A part of the way to another.
  func mixed(with other: CGRect, _ part: CGFloat) -> CGRect {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return CGRect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(width, other.width),
      height: mix(height, other.height))
  }
}
