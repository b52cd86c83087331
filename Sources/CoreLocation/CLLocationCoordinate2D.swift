public import Foundation

/// An angle in degrees on the globe.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double

/// A place on the globe, in degrees.
public struct CLLocationCoordinate2D: Sendable, Equatable {
  /// Degrees north of the equator, from -90 to 90.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich, from -180 to 180.
  public var longitude: CLLocationDegrees

  /// The place at 0, 0.
  public init() { (latitude, longitude) = (0, 0) }

  /// A place by its degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether the degrees of a place are within their limits.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place with an altitude and a time. Where the user is, is not measured here.
open class CLLocation: NSObject {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// When it was determined.
  public let timestamp: Date

  /// A place now, at the height of the sea.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    altitude = 0
    timestamp = Date()
    super.init()
  }

  /// The radius of the globe in metres: the mean of WGS 84.
  private static let radius = 6_371_008.8

  /// Metres to another place, along the surface of a sphere of the globe's mean radius.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (one, other) = (radians(coordinate.latitude), radians(location.coordinate.latitude))
    let across = radians(location.coordinate.longitude - coordinate.longitude)
    let (rise, run) = (sin((other - one) / 2), sin(across / 2))
    let part = rise * rise + cos(one) * cos(other) * run * run
    return 2 * Self.radius * asin(min(part.squareRoot(), 1))
  }
}
