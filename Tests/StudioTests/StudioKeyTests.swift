import Platform
import Testing

@testable import Studio

/// What keys mean to the studio.
struct StudioKeyTests {
  private func key(_ name: String, _ modifiers: KeyModifiers = []) -> StudioKey? {
    StudioKey(KeyEvent(isDown: true, key: name, modifiers: modifiers, time: 0))
  }

  /// A German keyboard types the brackets with the Alt key at the right and 8 and 9, and a French
  /// one the full stop and the digits with Shift.
  @Test(
    arguments: [
      ("Left", StudioKey.previousFrame), ("Right", .nextFrame), ("PageUp", .previousTransition),
      ("PageDown", .nextTransition), ("Up", .faster), ("Down", .slower),
    ])
  func whatNotAllKeyboardsTypeHasAKeyWithAlt(name: String, command: StudioKey) {
    #expect(key(name, .alt) == command)
    #expect(key(name) == nil && key(name, .control) == nil)
  }

  @Test func theSearchIsReachedWithControlToo() {
    #expect(key("F", .control) == .search && key("/") == .search)
    #expect(key("F") == nil && key("R", .control) == nil)
    #expect(key("S", .control) == .save && key("R") == .restart)
  }
}
