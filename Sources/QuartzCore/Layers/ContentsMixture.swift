import CoreGraphics

/// A layer's contents: one image, or one that dissolves into another.
package struct ContentsMixture: Sendable, Equatable {
  /// Nil shows nothing.
  var image: CGImage?
  /// The image into which it dissolves while `fraction` is above 0; nil fades it out.
  var next: CGImage?
  /// The fraction of the next image, from 0 to below 1.
  var fraction: Double = 0

  init(_ image: CGImage? = nil) { self.image = image }

  /// The image with the greater fraction.
  var mainImage: CGImage? { fraction < 0.5 ? image : next }

  /// A mixture of two contents. At fractions 0 and 1 it is one of them.
  static func mixed(
    _ a: ContentsMixture, _ b: ContentsMixture, _ fraction: Double
  ) -> ContentsMixture {
    guard fraction > 0 else { return a }
    guard fraction < 1 else { return b }
    let (old, new) = (a.mainImage, b.mainImage)
    var mixture = ContentsMixture(old)
    guard old !== new else { return mixture }
    mixture.next = new
    mixture.fraction = fraction
    return mixture
  }

  package static func == (a: ContentsMixture, b: ContentsMixture) -> Bool {
    a.image === b.image && a.next === b.next && a.fraction == b.fraction
  }
}
