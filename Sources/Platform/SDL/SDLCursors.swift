import CSDL2
import CoreGraphics

/// The system's cursors. Each is made on first use.
@MainActor
final class SDLCursors {
  private var cursors: [CursorShape: OpaquePointer] = [:]
  /// The cursor theme on Wayland; nil on other window systems.
  private lazy var theme: CursorTheme? = {
    guard SDLPlatform.isOnWayland else { return nil }
    return CursorTheme(
      looksFor: CursorShape.allCases.map(\.themeName),
      environment: ProcessInfo.processInfo.environment)
  }()

  func setCursor(_ shape: CursorShape) {
    let shape = isAvailable(shape) ? shape : .arrow
    guard let cursor = cursors[shape] ?? SDL_CreateSystemCursor(shape.sdlCursor) else { return }
    cursors[shape] = cursor
    SDL_SetCursor(cursor)
  }

  /// Whether the theme contains a cursor: SDL 2.26 crashes when it sets a cursor that the theme
  /// lacks. Every theme contains the arrow.
  private func isAvailable(_ shape: CursorShape) -> Bool {
    shape == .arrow || theme?.has(shape.themeName) != false
  }

  /// Frees the cursors. It must be called before SDL is shut down.
  func free() {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    cursors = [:]
  }
}

extension CursorShape {
  fileprivate var sdlCursor: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .pointingHand: SDL_SYSTEM_CURSOR_HAND
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .resizeLeftRight: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeUpDown: SDL_SYSTEM_CURSOR_SIZENS
    }
  }

  /// The name under which SDL looks up the cursor in the theme.
  fileprivate var themeName: String {
    switch self {
    case .arrow: "left_ptr"
    case .pointingHand: "hand2"
    case .text: "xterm"
    case .resizeLeftRight: "sb_h_double_arrow"
    case .resizeUpDown: "sb_v_double_arrow"
    }
  }
}
