import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Trees of many levels are freed and described without a stack for each level.
@MainActor
@Suite struct DeepTreeTests {
  /// A view in a view, and so on.
  private func nest(_ levels: Int) -> UIView {
    let root = UIView()
    var innermost = root
    for _ in 0..<levels {
      let view = UIView()
      innermost.addSubview(view)
      innermost = view
    }
    return root
  }

  @Test func manyLevelsOfLayersAreFreed() {
    var root: CALayer? = CALayer()
    weak var innermost: CALayer?
    for _ in 0..<200_000 {
      let outer = CALayer()
      if innermost == nil { innermost = root }
      if let inner = root { outer.addSublayer(inner) }
      root = outer
    }
    #expect(innermost != nil)
    root = nil
    #expect(innermost == nil)
  }

  @Test func aDeepTreeIsDescribed() {
    let lines = nest(1000).recursiveDescription().split(separator: "\n")
    #expect(lines.count == 1001)
    #expect(lines.last?.hasPrefix(String(repeating: "   | ", count: 1000) + "<UIView") == true)
  }
}
