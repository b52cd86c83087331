import UIKit

/// Squares that look like a code for a scanner. The same seed gives the same squares.
final class CodeView: UIView {
  private static let count = 21
  private let seed: Int

  init(seed: Int) {
    self.seed = seed
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 8
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(rect: bounds).fill()
    UIColor.black.setFill()
    let side = ((bounds.width - 16) / CGFloat(Self.count)).rounded(.down)
    let start = ((bounds.width - side * CGFloat(Self.count)) / 2).rounded()
    for row in 0..<Self.count {
      for column in 0..<Self.count where isDark(row, column) {
        UIBezierPath(
          rect: CGRect(
            x: start + CGFloat(column) * side, y: start + CGFloat(row) * side, width: side,
            height: side)
        ).fill()
      }
    }
  }

  private func isDark(_ row: Int, _ column: Int) -> Bool {
    let far = Self.count - 7
    // Three corners contain the marks that help scanners to find the code.
    for (top, left) in [(0, 0), (0, far), (far, 0)]
    where (top - 1...top + 7).contains(row) && (left - 1...left + 7).contains(column) {
      let ring = max(abs(row - top - 3), abs(column - left - 3))
      return ring == 3 || ring < 2
    }
    let mixed = (row &* 73_856_093) ^ (column &* 19_349_663) ^ (seed &* 83_492_791)
    return (mixed >> 7) & 1 == 1
  }
}
