public import UIKit

/// What a map shows at a place.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The text at the place; nil for none.
  var title: String? { get }
  /// Smaller text below; nil for none.
  var subtitle: String? { get }
}

// The defaults of optional members; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// An annotation that is a point.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  /// The text at the place.
  open var title: String?
  /// Smaller text below.
  open var subtitle: String?

  /// An annotation at 0, 0.
  public override init() { super.init() }
}

/// What a map would show. The raw values are Apple's.
public enum MKMapType: UInt, Sendable {
  /// Roads, pictures from above, or both.
  case standard = 0, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Is notified of changes of a map by the user, of which there are none here.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {}

/// The place of a map: it says that maps are not shown, and keeps its region and annotations. Its
/// delegate is never called, because no map is loaded.
open class MKMapView: UIView {
  open override class var inspectables: [String: Inspectable] {
    ["delegate": Inspectable(\MKMapView.delegate)]
  }

  private let label = UILabel()

  /// A view without annotations.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    clipsToBounds = true
    label.text = "MKMapView\nMaps are not shown here."
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 8)
  }

  /// Held weakly, and never called.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What would be shown.
  open var mapType = MKMapType.standard
  /// The part of the globe that would be shown.
  open var region = MKCoordinateRegion()
  /// Whether the user's place would be shown.
  open var showsUserLocation = false
  /// Whether the user could zoom.
  open var isZoomEnabled = true
  /// Whether the user could move the map.
  open var isScrollEnabled = true
  /// What has been added.
  open private(set) var annotations: [any MKAnnotation] = []

  /// The middle of the region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// Sets the region, at once.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Sets the middle of the region, at once.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
}
