import CSDL2
import CoreGraphics
import Testing

@testable import Platform

/// A window of 400 × 300 points at two pixels a point, on X11, where SDL counts in pixels.
struct EventTranslatorTests {
  private let translator = EventTranslator(
    pointsPerUnit: 0.5, scale: 2, size: CGSize(width: 400, height: 300))

  private func translate(
    _ type: SDL_EventType, modifiers: KeyModifiers = [],
    _ fill: (inout SDL_Event) -> Void = { _ in }
  ) -> PlatformEvent? {
    var event = SDL_Event()
    fill(&event)
    event.type = type.rawValue
    return translator.translate(event, modifiers: modifiers, time: 7)
  }

  private func translate(_ id: SDL_WindowEventID, data: (Int32, Int32) = (0, 0)) -> PlatformEvent? {
    translate(SDL_WINDOWEVENT) {
      $0.window.event = UInt8(id.rawValue)
      ($0.window.data1, $0.window.data2) = data
    }
  }

  // MARK: Mouse

  @Test func aPressOfTheLeftButtonIsAPointerDownInPoints() {
    let event = translate(SDL_MOUSEBUTTONDOWN, modifiers: [.shift]) {
      $0.button.button = 1
      ($0.button.x, $0.button.y) = (31, -20)
    }
    let expected = PointerEvent(
      phase: .down, device: .mouse(button: 1), location: CGPoint(x: 15.5, y: -10),
      modifiers: [.shift], time: 7)
    #expect(event == .pointer(expected))
  }

  @Test func aReleaseNamesItsButton() {
    let event = translate(SDL_MOUSEBUTTONUP) { $0.button.button = 3 }
    let expected = PointerEvent(
      phase: .up, device: .mouse(button: 3), location: .zero, time: 7)
    #expect(event == .pointer(expected))
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (4, 3), (5, 1)])
  func motionNamesTheButtonThatIsHeld(state: UInt32, button: Int) {
    let event = translate(SDL_MOUSEMOTION) {
      $0.motion.state = state
      ($0.motion.x, $0.motion.y) = (10, 20)
    }
    let expected = PointerEvent(
      phase: .moved, device: .mouse(button: button), location: CGPoint(x: 5, y: 10), time: 7)
    #expect(event == .pointer(expected))
  }

  @Test(arguments: [SDL_MOUSEMOTION.rawValue, SDL_MOUSEBUTTONDOWN.rawValue])
  func aMouseMadeUpFromTouchesIsLeftOut(type: UInt32) {
    #expect(translate(SDL_EventType(rawValue: type)) { $0.motion.which = .max } == nil)
  }

  @Test func aWheelScrollsInPoints() {
    let event = translate(SDL_MOUSEWHEEL) {
      ($0.wheel.preciseX, $0.wheel.preciseY) = (1, -0.5)
      ($0.wheel.mouseX, $0.wheel.mouseY) = (100, 60)
    }
    #expect(
      event
        == .scroll(
          location: CGPoint(x: 50, y: 30), delta: CGVector(dx: -40, dy: -20), isContinuous: true,
          time: 7))
  }

  @Test func aNotchIsNotContinuous() {
    let event = translate(SDL_MOUSEWHEEL) { $0.wheel.preciseY = 2 }
    #expect(
      event
        == .scroll(
          location: .zero, delta: CGVector(dx: 0, dy: 80), isContinuous: false, time: 7))
  }

  /// Down is to the right: the content moves to the left.
  @Test func withShiftTheWheelScrollsSideways() {
    func scroll(_ x: Float, _ y: Float) -> PlatformEvent? {
      translate(SDL_MOUSEWHEEL, modifiers: .shift) {
        ($0.wheel.preciseX, $0.wheel.preciseY) = (x, y)
      }
    }
    #expect(
      scroll(0, -2)
        == .scroll(location: .zero, delta: CGVector(dx: -80, dy: 0), isContinuous: false, time: 7))
    // A device that moves both ways goes where it is moved.
    #expect(
      scroll(1, -2)
        == .scroll(location: .zero, delta: CGVector(dx: -40, dy: -80), isContinuous: false, time: 7)
    )
  }

  @Test func withControlTheWheelPinches() {
    let event = translate(SDL_MOUSEWHEEL, modifiers: .control) {
      $0.wheel.preciseY = 1
      ($0.wheel.mouseX, $0.wheel.mouseY) = (100, 60)
    }
    #expect(event == .pinch(location: CGPoint(x: 50, y: 30), scale: 1.1, rotation: 0, time: 7))
  }

  @Test func twoFingersOnATouchpadPinchWhereTheMouseIs() {
    var translator = translator
    translator.pointer = CGPoint(x: 9, y: 8)
    func pinch(_ spread: Float, fingers: UInt16 = 2) -> PlatformEvent? {
      var event = SDL_Event()
      event.mgesture.type = SDL_MULTIGESTURE.rawValue
      (event.mgesture.dDist, event.mgesture.dTheta) = (spread, 0.25)
      event.mgesture.numFingers = fingers
      return translator.translate(event, time: 7)
    }
    guard case .pinch(let place, let scale, let rotation, _) = pinch(1 / 6) else {
      Issue.record("it is no pinch")
      return
    }
    #expect(place == CGPoint(x: 9, y: 8) && abs(scale - 2) < 0.02 && rotation == 0.25)
    #expect(pinch(1 / 6, fingers: 3) == nil && pinch(.nan) == nil)
  }

  @Test func aWheelThatIsNoNumberIsLeftOut() {
    #expect(translate(SDL_MOUSEWHEEL) { $0.wheel.preciseY = .nan } == nil)
  }

  // MARK: Touch

  @Test(arguments: [
    (SDL_FINGERDOWN.rawValue, PointerEvent.Phase.down), (SDL_FINGERMOTION.rawValue, .moved),
    (SDL_FINGERUP.rawValue, .up),
  ])
  func fingersAreFractionsOfTheWindow(type: UInt32, phase: PointerEvent.Phase) {
    let event = translate(SDL_EventType(rawValue: type)) {
      $0.tfinger.fingerId = 42
      ($0.tfinger.x, $0.tfinger.y) = (0.25, 0.5)
    }
    let expected = PointerEvent(
      phase: phase, device: .finger(id: 42), location: CGPoint(x: 100, y: 150), time: 7)
    #expect(event == .pointer(expected))
  }

  // MARK: Keyboard

  @Test(
    arguments: [
      (SDLK_ESCAPE, "Escape"), (SDLK_SPACE, "Space"), (SDLK_F11, "F11"), (SDLK_a, "A"),
      (SDLK_COMMA, ","), (SDLK_LEFT, "Left"),
    ].map { (UInt32($0.0.rawValue), $0.1) })
  func keysHaveSDLsNames(code: UInt32, name: String) {
    let event = translate(SDL_KEYDOWN) { $0.key.keysym.sym = SDL_Keycode(code) }
    #expect(event == .key(KeyEvent(isDown: true, key: name, time: 7)))
  }

  @Test func aKeySaysModifiersAndRepeats() {
    let event = translate(SDL_KEYDOWN) {
      $0.key.keysym.sym = SDL_Keycode(SDLK_q.rawValue)
      $0.key.keysym.mod = UInt16(KMOD_RCTRL.rawValue | KMOD_LSHIFT.rawValue | KMOD_NUM.rawValue)
      $0.key.repeat = 1
    }
    let expected = KeyEvent(
      isDown: true, isRepeat: true, key: "Q", modifiers: [.control, .shift], time: 7)
    #expect(event == .key(expected))
  }

  private func key(
    _ sym: UInt32, at scancode: SDL_Scancode, mask: SDL_Keymod = KMOD_NONE
  ) -> PlatformEvent? {
    translate(SDL_KEYDOWN) {
      $0.key.keysym.sym = SDL_Keycode(sym)
      $0.key.keysym.scancode = scancode
      $0.key.keysym.mod = UInt16(mask.rawValue)
    }
  }

  /// The number of a key is its place in the USB standard: A is 4 on a US keyboard. A French one
  /// has Q there.
  @Test func aKeySaysWhereItIs() {
    #expect(
      key(UInt32(SDLK_q.rawValue), at: SDL_SCANCODE_A)
        == .key(KeyEvent(isDown: true, key: "Q", position: 4, time: 7)))
    // A key of a remote control, which the standard has not among those of keyboards.
    #expect(
      key(UInt32(SDLK_AUDIONEXT.rawValue), at: SDL_SCANCODE_AUDIONEXT)
        == .key(KeyEvent(isDown: true, key: "AudioNext", time: 7)))
  }

  /// The keys of C on a Russian, a Greek and a Hebrew keyboard.
  @Test(arguments: ["с", "ψ", "ב"])
  func aKeyOfAnotherScriptHasTheNameOfTheLatinKeyAtItsPlace(letter: String) throws {
    let scalar = try #require(letter.unicodeScalars.first)
    #expect(
      key(scalar.value, at: SDL_SCANCODE_C, mask: KMOD_LCTRL)
        == .key(
          KeyEvent(
            isDown: true, key: "C", character: letter, position: 6, modifiers: .control, time: 7)))
  }

  /// A tone mark of a Thai keyboard and the virama of a Hindi one, which are no letters, and a
  /// digit of a Persian one.
  @Test func aMarkOrDigitOfAnotherScriptHasTheNameOfTheLatinKeyAtItsPlace() {
    for (scalar, place, name, position) in [
      ("\u{E48}", SDL_SCANCODE_J, "J", 13), ("\u{94D}", SDL_SCANCODE_D, "D", 7),
      ("\u{6F1}", SDL_SCANCODE_1, "1", 30),
    ] as [(Unicode.Scalar, SDL_Scancode, String, Int)] {
      #expect(
        key(scalar.value, at: place)
          == .key(
            KeyEvent(
              isDown: true, key: name, character: String(scalar), position: position, time: 7)))
    }
  }

  /// The key of the euro sign of a French keyboard by the layout BÉPO.
  @Test func aSignIsItsOwnName() {
    #expect(
      key(0x20AC, at: SDL_SCANCODE_E)
        == .key(KeyEvent(isDown: true, key: "€", position: 8, time: 7)))
  }

  @Test func altAtTheRightIsAltToo() {
    func modifiers(_ mask: SDL_Keymod) -> KeyModifiers { KeyModifiers(sdl: mask.rawValue) }
    #expect(modifiers(KMOD_LALT) == .alt)
    #expect(modifiers(KMOD_RALT) == [.alt, .rightAlt])
  }

  /// On X11 Alt and F also come as the text "f".
  @Test(
    arguments: [
      (KMOD_NONE, true), (KMOD_LSHIFT, true), (KMOD_LALT, false), (KMOD_LGUI, false),
      (KMOD_RGUI, false), (KMOD_RALT, true), (KMOD_MODE, true),
    ].map { ($0.0.rawValue, $0.1) })
  func aShortcutDoesNotType(mask: UInt32, types: Bool) {
    #expect(EventTranslator.types(whileHeld: mask) == types)
    let withLocks = mask | KMOD_NUM.rawValue | KMOD_CAPS.rawValue
    #expect(EventTranslator.types(whileHeld: withLocks) == types)
  }

  /// A German keyboard has ö at the place of the semicolon, and a French one é at that of 2.
  @Test func aLatinLetterIsItsOwnName() {
    #expect(
      key(0xF6, at: SDL_SCANCODE_SEMICOLON)
        == .key(KeyEvent(isDown: true, key: "ö", position: 51, time: 7)))
    #expect(
      key(0xE9, at: SDL_SCANCODE_2)
        == .key(KeyEvent(isDown: true, key: "é", position: 31, time: 7)))
  }

  @Test func theNumberPadMovesTheCaretWhileNumLockIsOff() {
    #expect(
      key(UInt32(SDLK_KP_4.rawValue), at: SDL_SCANCODE_KP_4)
        == .key(KeyEvent(isDown: true, key: "Left", time: 7)))
    #expect(
      key(UInt32(SDLK_KP_4.rawValue), at: SDL_SCANCODE_KP_4, mask: KMOD_NUM)
        == .key(KeyEvent(isDown: true, key: "Keypad 4", position: 92, time: 7)))
    #expect(
      key(UInt32(SDLK_KP_PLUS.rawValue), at: SDL_SCANCODE_KP_PLUS)
        == .key(KeyEvent(isDown: true, key: "Keypad +", position: 87, time: 7)))
  }

  @Test func aReleasedKeyIsUp() {
    let event = translate(SDL_KEYUP) { $0.key.keysym.sym = SDL_Keycode(SDLK_TAB.rawValue) }
    #expect(event == .key(KeyEvent(isDown: false, key: "Tab", time: 7)))
  }

  @Test func aKeyWithoutANameIsLeftOut() {
    #expect(translate(SDL_KEYDOWN) == nil)
  }

  @Test func typedTextArrivesWhole() {
    let event = translate(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: "né 你".utf8) }
    }
    #expect(event == .text("né 你", time: 7))
    #expect(translate(SDL_TEXTINPUT) == nil)
  }

  // MARK: Window

  @Test func aNewSizeIsInPoints() {
    #expect(
      translate(SDL_WINDOWEVENT_SIZE_CHANGED, data: (500, 401))
        == .resized(size: CGSize(width: 250, height: 200.5), scale: 2))
  }

  @Test func windowEventsSayVisibilityFocusAndClose() {
    #expect(translate(SDL_WINDOWEVENT_MINIMIZED) == .visibilityChanged(isVisible: false))
    #expect(translate(SDL_WINDOWEVENT_HIDDEN) == .visibilityChanged(isVisible: false))
    #expect(translate(SDL_WINDOWEVENT_RESTORED) == .visibilityChanged(isVisible: true))
    #expect(translate(SDL_WINDOWEVENT_FOCUS_LOST) == .focusChanged(isFocused: false, time: 7))
    #expect(translate(SDL_WINDOWEVENT_FOCUS_GAINED) == .focusChanged(isFocused: true, time: 7))
    #expect(translate(SDL_WINDOWEVENT_LEAVE) == .pointerExited(time: 7))
    #expect(translate(SDL_WINDOWEVENT_CLOSE) == .closeRequested)
    #expect(translate(SDL_QUIT) == .closeRequested)
  }

  @Test func whatMeansNothingHereIsLeftOut() {
    #expect(translate(SDL_WINDOWEVENT_MOVED) == nil)
    #expect(translate(SDL_WINDOWEVENT_EXPOSED) == nil)
    #expect(translate(SDL_CLIPBOARDUPDATE) == nil)
  }

  // MARK: Input methods

  /// Returns the event of an extended text, which SDL allocates.
  private func compose(_ text: String, start: Int32, length: Int32) -> PlatformEvent? {
    text.withCString { characters in
      let copy = UnsafeMutablePointer(mutating: characters)
      return translate(SDL_TEXTEDITING_EXT) {
        $0.editExt.text = copy
        ($0.editExt.start, $0.editExt.length) = (start, length)
      }
    }
  }

  /// SDL counts code points; 𠀀 is two UTF-16 units.
  @Test func aCompositionHasItsSelectionInUTF16() {
    #expect(
      compose("𠀀好吗", start: 1, length: 2) == .composition("𠀀好吗", selection: 2..<4, time: 7))
    #expect(compose("ni", start: 0, length: 0) == .composition("ni", selection: 0..<0, time: 7))
  }

  @Test func theCaretOfACompositionIsAtItsEndByDefault() {
    #expect(compose("𠀀", start: -1, length: -1) == .composition("𠀀", selection: 2..<2, time: 7))
    #expect(compose("ni", start: 9, length: 9) == .composition("ni", selection: 2..<2, time: 7))
    #expect(compose("", start: 0, length: 0) == .composition("", selection: 0..<0, time: 7))
  }

  @Test func aShortCompositionIsInTheEvent() {
    let event = translate(SDL_TEXTEDITING) {
      withUnsafeMutableBytes(of: &$0.edit.text) { $0.copyBytes(from: Array("nǐ".utf8)) }
      ($0.edit.start, $0.edit.length) = (2, 0)
    }
    #expect(event == .composition("nǐ", selection: 2..<2, time: 7))
  }
}
