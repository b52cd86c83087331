package import CoreGraphics
internal import Synchronization

/// Makes compositors. Only this type names the compositors in use.
///
/// The application calls it when it starts, and so does all code that renders separately. A program
/// or a test that wants another kind sets `make` before it starts the application, and before
/// anything is drawn.
package enum CompositorMaker {
  package typealias Make = @Sendable () -> any Compositor

  private static let current = Mutex<Make> { SoftwareCompositor() }

  /// Makes a fresh compositor.
  package static var make: Make {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  /// Makes the compositor of a window.
  ///
  /// - Parameter context: what the window is drawn by; nil where its pixels are in memory.
  package static func make(for context: (any OpenGLContext)?) -> any Compositor {
    context.map { OpenGLCompositor($0) } ?? make()
  }
}
