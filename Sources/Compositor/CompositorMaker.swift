internal import Synchronization

/// Where compositors come from: the one place that names the compositor in use.
///
/// The application asks here when it starts, and so does all that draws a picture besides. A
/// program or a test that wants another kind sets `make` before it starts the application, and
/// before anything is drawn.
package enum CompositorMaker {
  package typealias Make = @Sendable () -> any Compositor

  private static let current = Mutex<Make> { SoftwareCompositor() }

  /// Makes a fresh compositor.
  package static var make: Make {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}
