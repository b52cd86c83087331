package import CoreGraphics

/// A bitmap stretched over a rectangle: a layer's contents.
package struct Picture: Sendable {
  package enum Filter: Sendable { case nearest, linear }

  /// Sides of a picture.
  package struct Sides: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let left = Sides(rawValue: 1)
    package static let top = Sides(rawValue: 2)
    package static let right = Sides(rawValue: 4)
    package static let bottom = Sides(rawValue: 8)
  }

  package var image: CGImage
  /// The part of the image to show, in the unit square; all of it by default.
  package var source: CGRect
  /// The destination rectangle, in the node's coordinates.
  package var rect: CGRect
  /// The part of `rect` that is drawn, when not all of it.
  package var clip: RoundedRect?
  package var opacity: Double
  package var filter: Filter
  /// The filter where there are fewer pixels than the image has.
  package var reductionFilter: Filter
  package var transform: Homography
  /// The sides at which another picture continues this one. They are put between pixels where the
  /// picture is stretched: two that met on a pixel would both cover it in part.
  package var joined: Sides = []

  /// - Parameter reductionFilter: nil for `filter`.
  package init(
    image: CGImage, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), rect: CGRect,
    clip: RoundedRect? = nil, opacity: Double = 1, filter: Filter = .linear,
    reductionFilter: Filter? = nil, transform: Homography
  ) {
    self.image = image
    self.source = source
    self.rect = rect
    self.clip = clip
    self.opacity = opacity
    self.filter = filter
    self.reductionFilter = reductionFilter ?? filter
    self.transform = transform
  }
}

extension Picture: Equatable {
  package static func == (a: Picture, b: Picture) -> Bool {
    a.image === b.image && a.source == b.source && a.rect == b.rect && a.clip == b.clip
      && a.opacity == b.opacity && a.filter == b.filter
      && a.reductionFilter == b.reductionFilter && a.transform == b.transform
      && a.joined == b.joined
  }
}
