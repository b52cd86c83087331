internal import CoreGraphics

extension ShadowMask.Stretch {
  /// Positions that read the mask in the same way.
  struct Piece {
    var span: Range<Int>
    /// How far the mask's pixels lie before the positions; nil where all read the same pixel.
    var shift: Int?
    /// The pixel that all read where `shift` is nil.
    var middle: Int

    /// The mask's coordinate at the edge of a position's pixel.
    func coordinate(at position: Int) -> Float {
      shift.map { Float(position - $0) } ?? Float(middle) + 0.5
    }
  }

  /// The pieces of some positions, in their order.
  func pieces(in span: Range<Int>) -> [Piece] {
    [
      Piece(span: span.clamped(to: Int.min..<head), shift: 0, middle: head),
      Piece(span: span.clamped(to: head..<tail), shift: nil, middle: head),
      Piece(span: span.clamped(to: tail..<Int.max), shift: shift, middle: head),
    ].filter { !$0.span.isEmpty }
  }
}
