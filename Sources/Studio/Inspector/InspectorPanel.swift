import UIKit

/// A panel of the inspector. It is updated while it is seen, at most once a frame.
@MainActor
protocol InspectorPanel: UIViewController {
  /// Shows the session's demo at the moment of its playhead.
  func update(with session: StageSession)
}
