import CSDL2
import CoreGraphics
import Synchronization

/// Counts the errors that the X server reports while OpenGL is opened, for which Xlib would
/// otherwise end the program.
///
/// If Mesa finds no driver, it asks the X server to draw. A server that refuses reports an error,
/// which SDL 2.26 does not expect.
@MainActor
final class X11Errors {
  private typealias Handler = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?
  private typealias Synchronize = @convention(c) (OpaquePointer, Int32) -> Int32

  /// The number of errors. It is global, because Xlib's handler has no user data.
  private static let count = Mutex(0)

  private let setHandler: SetHandler?
  private let synchronize: Synchronize?
  private let previous: Handler?
  private let before: Int

  /// Starts counting errors.
  init() {
    // SDL has already opened the library, or there is no X server.
    let library = DynamicLibrary(named: "libX11.so.6")
    setHandler = library?.find("XSetErrorHandler")
    synchronize = library?.find("XSync")
    before = Self.count.withLock { $0 }
    previous = setHandler?({ _, _ in
      X11Errors.count.withLock { $0 += 1 }
      return 0
    })
  }

  /// Whether the server has reported no error so far for requests about a window.
  func areNone(about window: OpaquePointer) -> Bool {
    if let display = CSDL2_GetX11Display(window) { _ = synchronize?(display, 0) }
    return Self.count.withLock { $0 } == before
  }

  /// Stops counting: errors end the program again.
  ///
  /// - Parameter window: the window whose connection may have pending errors; nil if there is none.
  func end(_ window: OpaquePointer?) {
    if let window { _ = areNone(about: window) }
    _ = setHandler?(previous)
  }
}
