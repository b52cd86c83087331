import CSDL2
import CSDLVulkan
import CoreGraphics

/// The desktop window. `close()` or the deinitializer frees SDL's handle.
final class SDLWindow: PlatformWindow {
  /// The refresh rate if the display does not report one, as under Xvfb.
  static let assumedRefreshRate: Double = 60

  private weak var platform: SDLPlatform?
  private var handle: OpaquePointer?
  private var presenter: (any Presenter)?
  private var geometry: WindowGeometry
  /// Pixels per unit of SDL's window coordinates: 1 on X11.
  private var pixelsPerUnit: CGFloat
  /// Whether a point equals a unit of SDL's window coordinates, except for rounding, on every
  /// display that the window is moved to.
  private let followsDisplayScale: Bool
  private(set) var isVisible = true
  private(set) var refreshRate: Double
  var pacer: FramePacer
  private var fingers = FingerNumbers()

  var size: CGSize { geometry.size }
  var scale: CGFloat { geometry.scale }

  init(_ configuration: WindowConfiguration, platform: SDLPlatform) throws(PlatformError) {
    let wanted = try WindowGeometry(size: configuration.size, scale: configuration.scale ?? 1)
    var flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if configuration.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    let anywhere = Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
    func open(_ flags: UInt32) -> OpaquePointer? {
      SDL_CreateWindow(
        configuration.title, anywhere, anywhere, Int32(wanted.pixelWidth),
        Int32(wanted.pixelHeight), flags)
    }
    let mayRefuse =
      !SDLPlatform.isOnWayland && openGLDriver(for: configuration.renderer) != nil
    let errors = mayRefuse ? X11Errors() : nil
    var opened: OpaquePointer?
    defer { errors?.end(opened) }
    let accelerated = Self.openForOpenGL(configuration.renderer, errors) { open(flags | $0) }
    opened = accelerated?.handle ?? Self.openForMemory { open(flags | $0) }
    guard let handle = opened else { throw .windowFailed(sdlError()) }

    let geometry: WindowGeometry
    let presenter: any Presenter
    let pixelsPerUnit = Self.pixelsPerUnit(of: handle)
    do throws(PlatformError) {
      geometry = try Self.fit(handle, to: configuration, pixelsPerUnit: pixelsPerUnit)
      if let accelerated {
        presenter = accelerated.presenter
      } else {
        presenter = try makePresenter(for: handle)
      }
    } catch {
      SDL_DestroyWindow(handle)
      opened = nil
      throw error
    }
    self.platform = platform
    self.handle = handle
    self.presenter = presenter
    self.pixelsPerUnit = pixelsPerUnit
    self.geometry = geometry
    followsDisplayScale = configuration.scale == nil && Self.displayScale(of: handle) == nil
    title = configuration.title
    refreshRate = Self.refreshRate(of: handle)
    pacer = FramePacer(refreshRate: refreshRate)
    SDL_ShowWindow(handle)
    readGeometry()
  }

  /// Opens a window that OpenGL ES draws.
  ///
  /// - Parameters:
  ///   - renderer: the requested renderer; nil for the machine's default.
  ///   - errors: counts the errors of the X server.
  ///   - open: opens the window with additional flags.
  /// - Returns: nil if OpenGL ES must not or cannot draw it.
  private static func openForOpenGL(
    _ renderer: Renderer?, _ errors: X11Errors?, _ open: (_ flags: UInt32) -> OpaquePointer?
  ) -> (handle: OpaquePointer, presenter: OpenGLPresenter)? {
    guard let driver = openGLDriver(for: renderer) else { return nil }
    WindowContext.prepareWindow()
    if let handle = open(SDL_WINDOW_OPENGL.rawValue) {
      if let presenter = OpenGLPresenter(handle, driver: driver),
        errors?.areNone(about: handle) != false
      {
        return (handle, presenter)
      }
      SDL_DestroyWindow(handle)
    }
    if driver == .any {
      Diagnostics.warn("There is no OpenGL ES 3 here: the processor draws. \(sdlError())")
    }
    return nil
  }

  /// Opens a window that is drawn in memory.
  ///
  /// On Wayland SDL opens OpenGL also for windows that it does not draw. This avoids OpenGL if it
  /// must not be used, or if it cannot be opened.
  ///
  /// - Parameter open: opens the window with additional flags.
  private static func openForMemory(_ open: (_ flags: UInt32) -> OpaquePointer?) -> OpaquePointer? {
    if presentsSharedMemory(), let handle = withoutOpenGL(open) { return handle }
    return open(0) ?? withoutOpenGL(open)
  }

  /// Opens a window on Wayland for which SDL does not open OpenGL.
  ///
  /// - Parameter open: opens the window with additional flags.
  /// - Returns: nil on other window systems, or if OpenGL cannot be avoided.
  private static func withoutOpenGL(_ open: (_ flags: UInt32) -> OpaquePointer?) -> OpaquePointer? {
    guard SDLPlatform.isOnWayland, CSDLVulkan_load() else { return nil }
    // The window retains the library, too.
    defer { SDL_Vulkan_UnloadLibrary() }
    return open(SDL_WINDOW_VULKAN.rawValue)
  }

  isolated deinit { close() }

  func close() {
    guard let handle else { return }
    presenter = nil
    SDL_DestroyWindow(handle)
    self.handle = nil
    platform?.windowDidClose(self)
  }

  // MARK: Appearance

  var title: String {
    didSet {
      if let handle { SDL_SetWindowTitle(handle, title) }
      platform?.wake()
    }
  }

  var cursor: CursorShape = .arrow {
    didSet { if cursor != oldValue { platform?.setCursor(cursor) } }
  }

  var isFullScreen: Bool {
    get {
      guard let handle else { return false }
      return SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN.rawValue != 0
    }
    set {
      guard let handle, newValue != isFullScreen else { return }
      if SDL_SetWindowFullscreen(handle, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) != 0
      {
        Diagnostics.warn("The window could not change to or from full screen: \(sdlError())")
      }
      platform?.wake()
    }
  }

  var textInputArea: CGRect? {
    didSet {
      guard textInputArea != oldValue, handle != nil else { return }
      guard let textInputArea else {
        SDL_StopTextInput()
        platform?.wake()
        return
      }
      var rect = SDL_Rect(
        x: units(textInputArea.minX), y: units(textInputArea.minY),
        w: units(textInputArea.width), h: units(textInputArea.height))
      SDL_SetTextInputRect(&rect)
      if oldValue == nil { SDL_StartTextInput() }
      platform?.wake()
    }
  }

  /// Returns a length in SDL's window coordinates. A length in points that no window has is
  /// limited.
  private func units(_ points: CGFloat) -> Int32 {
    guard points.isFinite else { return 0 }
    let limit = CGFloat(Int16.max)
    return Int32(min(max((points * scale / pixelsPerUnit).rounded(), -limit), limit))
  }

  func discardComposition() {
    guard textInputArea != nil, handle != nil else { return }
    // Stopping resets the input method.
    SDL_StopTextInput()
    SDL_StartTextInput()
    platform?.wake()
  }

  func setIcon(_ icon: CGImage) {
    guard let handle else { return }
    // Window systems expect colours that are not premultiplied.
    var words = icon.straightWords
    words.withUnsafeMutableBytes { bytes in
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, Int32(icon.width), Int32(icon.height), 32, Int32(icon.width * 4),
          SDL_PIXELFORMAT_ARGB8888.rawValue)
      else { return }
      SDL_SetWindowIcon(handle, surface)
      SDL_FreeSurface(surface)
    }
    platform?.wake()
  }

  // MARK: Frames

  func requestFrame() {
    guard let platform, handle != nil else { return }
    pacer.request(at: platform.hostTime)
    platform.wake()
  }

  /// The host time of a frame that is requested for later; nil if there is none.
  private(set) var laterFrame: TimeInterval?

  func requestFrame(at time: TimeInterval) {
    guard let platform, handle != nil else { return }
    laterFrame = time
    platform.wake()
  }

  /// Requests the frame for later if its time has come.
  func requestLaterFrame(at now: TimeInterval) {
    guard let laterFrame, laterFrame <= now else { return }
    self.laterFrame = nil
    pacer.request(at: now)
  }

  var openGLContext: (any OpenGLContext)? { (presenter as? OpenGLPresenter)?.context }

  func present(
    _ draw: @escaping (_ target: CompositingTarget, _ isPreserved: Bool) -> [PixelRect]
  ) {
    presenter?.present(draw)
    if presenter?.hasFailed == true, let handle {
      do throws(PlatformError) {
        presenter = try makePresenter(for: handle)
        presenter?.present(draw)
      } catch {
        presenter = nil
        Diagnostics.warn(error.description)
      }
    }
    platform?.wake()
  }

  /// The host time until which the next frame waits for the display; nil if the display accepts
  /// one.
  var busyUntil: TimeInterval? { presenter?.busyUntil }

  /// Handles the display's answer to the last frame.
  func takeAnswer(at now: TimeInterval) {
    if presenter?.takeAnswer() == true { pacer.align(to: now) }
  }

  // MARK: Events

  /// SDL's mask of the keys that were held at the last event. SDL's current state would include
  /// queued events. SDL also reports the keys before and after a change of focus as events.
  private var heldKeys: UInt32 = 0

  /// The connection; nil if it cannot be waited for.
  var connection: DisplayConnection? { handle.flatMap { DisplayConnection($0) } }

  /// Applies an event to the window itself, and returns the event for the framework.
  func process(_ event: SDL_Event, time: TimeInterval) -> PlatformEvent? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT: processWindowEvent(event.window)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      // The mouse is captured, so that a drag continues and ends outside the window.
      SDL_CaptureMouse(SDL_GetMouseState(nil, nil) == 0 ? SDL_FALSE : SDL_TRUE)
    case SDL_KEYDOWN, SDL_KEYUP: heldKeys = UInt32(event.key.keysym.mod)
    case SDL_TEXTINPUT where !EventTranslator.types(whileHeld: heldKeys): return nil
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      presenter?.invalidate()
      requestFrame()
    default: break
    }
    // `takeResize()` reads the size from the window itself, because events may report an outdated
    // size.
    var translator = EventTranslator(
      pointsPerUnit: pixelsPerUnit / scale, scale: scale, size: size)
    translator.pointer = pointer
    let translated = translator.translate(
      event, modifiers: KeyModifiers(sdl: heldKeys), time: time)
    switch translated {
    case .resized: return takeResize()
    case .pointer(let pointer):
      guard case .finger = pointer.device else { return translated }
      return numbered(pointer, event.tfinger)
    // SDL also reports gestures of fingers on a touch screen, which are reported as fingers
    // already.
    case .pinch where event.type == SDL_MULTIGESTURE.rawValue:
      return Self.isTouchpad(event.mgesture.touchId) ? translated : nil
    case .focusChanged(false, _):
      fingers.removeAll()
      return translated
    case .visibilityChanged(let nowVisible):
      defer { isVisible = nowVisible }
      return nowVisible == isVisible ? nil : translated
    default: return translated
    }
  }

  /// Returns a finger of a touch screen with its number; nil for a finger on a touchpad, which
  /// moves the mouse.
  private func numbered(
    _ pointer: PointerEvent, _ event: SDL_TouchFingerEvent
  ) -> PlatformEvent? {
    guard !Self.isTouchpad(event.touchId) else { return nil }
    let finger = FingerNumbers.Finger(device: event.touchId, id: event.fingerId)
    guard let number = fingers.number(of: finger, phase: pointer.phase) else { return nil }
    var pointer = pointer
    pointer.device = .finger(id: number)
    return .pointer(pointer)
  }

  private static func isTouchpad(_ device: SDL_TouchID) -> Bool {
    let type = SDL_GetTouchDeviceType(device)
    return type == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE || type == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
  }

  /// The location of the mouse.
  private var pointer: CGPoint {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    let pointsPerUnit = pixelsPerUnit / scale
    return CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
  }

  /// Returns an event for the window's current size; nil if the size has not changed.
  func takeResize() -> PlatformEvent? {
    let before = geometry
    readGeometry()
    guard geometry != before else { return nil }
    requestFrame()
    return .resized(size: size, scale: scale)
  }

  private func processWindowEvent(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED: showAgain()
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
      guard let handle else { return }
      refreshRate = Self.refreshRate(of: handle)
      pacer.interval = 1 / refreshRate
    default:
      // The compositor applies the requests of SDL and of the library for window frames only with
      // the next frame.
      if SDLPlatform.isOnWayland { showAgain() }
    }
  }

  /// Displays the last frame again. If the presenter has failed, another one presents the next
  /// frame.
  private func showAgain() {
    presenter?.showAgain()
    if presenter?.hasFailed == true { requestFrame() }
  }

  // MARK: Geometry

  func resize(to size: CGSize) {
    guard let handle, !isFullScreen, let wanted = try? WindowGeometry(size: size, scale: scale)
    else { return }
    func units(_ pixels: Int) -> Int32 { Int32((CGFloat(pixels) / pixelsPerUnit).rounded()) }
    SDL_SetWindowSize(handle, units(wanted.pixelWidth), units(wanted.pixelHeight))
  }

  private func readGeometry() {
    guard let handle else { return }
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    pixelsPerUnit = Self.pixelsPerUnit(of: handle)
    geometry.pixelWidth = max(1, Int(width))
    geometry.pixelHeight = max(1, Int(height))
    if followsDisplayScale { geometry.scale = DisplayScale.rounded(pixelsPerUnit) }
  }

  private static func pixelsPerUnit(of handle: OpaquePointer) -> CGFloat {
    var units: Int32 = 0
    var pixels: Int32 = 0
    SDL_GetWindowSize(handle, &units, nil)
    SDL_GetWindowSizeInPixels(handle, &pixels, nil)
    return units > 0 && pixels > 0 ? CGFloat(pixels) / CGFloat(units) : 1
  }

  private static func refreshRate(of handle: OpaquePointer) -> Double {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0
    else { return assumedRefreshRate }
    return Double(mode.refresh_rate)
  }

  /// Sets the size of a hidden window once the display's scale is known.
  private static func fit(
    _ handle: OpaquePointer, to configuration: WindowConfiguration, pixelsPerUnit: CGFloat
  ) throws(PlatformError) -> WindowGeometry {
    let scale =
      configuration.scale ?? displayScale(of: handle) ?? DisplayScale.rounded(pixelsPerUnit)
    func units(_ pixels: Int) -> Int32 { Int32((CGFloat(pixels) / pixelsPerUnit).rounded()) }
    var geometry = try WindowGeometry(size: configuration.size, scale: scale)
    if configuration.fitsDisplay, let room = Self.room(on: handle) {
      let wanted = geometry
      geometry = wanted.fitted(
        toPixels: Int(CGFloat(room.w) * pixelsPerUnit), by: Int(CGFloat(room.h) * pixelsPerUnit))
      // The window was placed for the requested size, so it is placed again.
      if geometry != wanted {
        SDL_SetWindowPosition(
          handle, room.x + (room.w - units(geometry.pixelWidth)) / 2, room.y + titleBarHeight)
      }
    } else if let warning = geometry.differenceFrom(size: configuration.size, scale: scale) {
      Diagnostics.warn(warning)
    }
    SDL_SetWindowSize(handle, units(geometry.pixelWidth), units(geometry.pixelHeight))
    // An invalid minimum size is ignored. The minimum never makes the window larger than requested.
    if let least = try? WindowGeometry(size: configuration.minimumSize, scale: scale) {
      SDL_SetWindowMinimumSize(
        handle, units(min(least.pixelWidth, geometry.pixelWidth)),
        units(min(least.pixelHeight, geometry.pixelHeight)))
    }
    return geometry
  }

  /// Returns the part of the display that windows may cover, without the window's own frame, in the
  /// window system's units; nil if it is unknown.
  private static func room(on handle: OpaquePointer) -> SDL_Rect? {
    var room = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(handle), &room) == 0 else {
      return nil
    }
    room.h -= titleBarHeight
    return room
  }

  /// The height of the window manager's title bar, in the window system's units. SDL knows it only
  /// once the window is visible. Common desktops have 24 to 37.
  private static let titleBarHeight: Int32 = 37

  /// Returns the desktop's scale on X11; nil on other window systems.
  private static func displayScale(of handle: OpaquePointer) -> CGFloat? {
    guard let resources = CSDL2_GetX11Resources(handle) else { return nil }
    return DisplayScale.scale(fromResources: String(cString: resources))
  }
}
