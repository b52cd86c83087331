import CSDL2

/// The system's cursors, each made when it is first shown.
@MainActor
final class SDLCursors {
  private var cursors: [CursorShape: OpaquePointer] = [:]

  func setCursor(_ shape: CursorShape) {
    guard let cursor = cursors[shape] ?? SDL_CreateSystemCursor(shape.sdlCursor) else { return }
    cursors[shape] = cursor
    SDL_SetCursor(cursor)
  }

  /// Must be called before SDL is shut down.
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
}
