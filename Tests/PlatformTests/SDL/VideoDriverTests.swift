import Testing

@testable import Platform

@MainActor struct VideoDriverTests {
  @Test func desktopsAreTriedX11First() {
    #expect(SDLPlatform.drivers(environment: ["XDG_RUNTIME_DIR": "/run"]) == ["x11", "wayland"])
  }

  @Test func withoutAFolderForItsSocketThereIsNoWayland() {
    #expect(SDLPlatform.drivers(environment: [:]) == ["x11"])
  }

  @Test func theVariableOfSDLTakesPrecedence() {
    let environment = ["SDL_VIDEODRIVER": "wayland,x11", "XDG_RUNTIME_DIR": "/run"]
    #expect(SDLPlatform.drivers(environment: environment) == ["wayland", "x11"])
    #expect(SDLPlatform.drivers(environment: ["SDL_VIDEODRIVER": ""]) == ["x11"])
  }
}
