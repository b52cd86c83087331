internal import CoreGraphics

/// A mixture of the group and another picture.
package struct Dissolve: RowwiseEffect {
  package var other: GroupContent
  /// How much of the other there is, 0 to 1.
  package var fraction: Double

  package init(to other: GroupContent, fraction: Double) {
    self.other = other
    self.fraction = fraction
  }

  package static func == (a: Dissolve, b: Dissolve) -> Bool {
    a.other === b.other && a.fraction == b.fraction
  }

  var inputs: [GroupContent] { [other] }
  var keepsOpacity: Bool { true }

  func isNeutral(at scale: Double) -> Bool { !(fraction > 0) }

  var rowMap: any RowMap { mixture }

  /// The share of each picture.
  var mixture: PixelMixture {
    PixelMixture(share: UInt16((PremultipliedColor.unit(fraction) * 256).rounded()))
  }
}
