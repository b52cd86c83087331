import CSDL2
import CoreGraphics
import Synchronization

/// The errors that the X server reports while OpenGL is opened, for which Xlib would end the
/// program.
///
/// Where Mesa finds no driver it asks the X server to draw. A server that refuses does so by an
/// error, and SDL 2.26 expects none there.
@MainActor
final class X11Errors {
  private typealias Handler = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?
  private typealias Synchronize = @convention(c) (OpaquePointer, Int32) -> Int32

  /// Those that have come; Xlib's handler has no other place for it.
  private static let count = Mutex(0)

  private let setHandler: SetHandler?
  private let synchronize: Synchronize?
  private let previous: Handler?
  private let before: Int

  /// From now on errors are counted.
  init() {
    // SDL has opened it, or there is no X server.
    let library = DynamicLibrary(named: "libX11.so.6")
    setHandler = library?.find("XSetErrorHandler")
    synchronize = library?.find("XSync")
    before = Self.count.withLock { $0 }
    previous = setHandler?({ _, _ in
      X11Errors.count.withLock { $0 += 1 }
      return 0
    })
  }

  /// Whether the server has refused nothing so far of what was asked about a window.
  func areNone(about window: OpaquePointer) -> Bool {
    if let display = CSDL2_GetX11Display(window) { _ = synchronize?(display, 0) }
    return Self.count.withLock { $0 } == before
  }

  /// From now on errors end the program again.
  ///
  /// - Parameter window: whose connection may have errors on their way; nil if there is none.
  func end(_ window: OpaquePointer?) {
    if let window { _ = areNone(about: window) }
    _ = setHandler?(previous)
  }
}
