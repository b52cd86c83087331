@_exported import CoreLocation

/// The extent of a region, in degrees.
public struct MKCoordinateSpan: Sendable, Equatable {
  /// Degrees from north to south.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// No extent.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  /// An extent by its degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the globe around a place.
public struct MKCoordinateRegion: Sendable, Equatable {
  /// Metres of a degree from north to south.
  private static let metresOfDegree = 111_195.0

  /// The middle.
  public var center: CLLocationCoordinate2D
  /// The extent.
  public var span: MKCoordinateSpan

  /// A region without extent at 0, 0.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  /// A region around a place.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// A region around a place, by metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let shrinking = max(cosine(ofDegrees: center.latitude), 1e-6)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / Self.metresOfDegree,
        longitudeDelta: longitudinalMeters / Self.metresOfDegree / shrinking))
  }
}
