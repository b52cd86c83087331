import Testing

import Platform

@MainActor struct NoDisplayTests {
  @Test func withoutADisplayTheErrorSaysWhatToDo() {
    let words = SDLPlatform.explain("x11 not available", environment: [:])
    #expect(words.hasPrefix("x11 not available. DISPLAY is not set"))
    #expect(words.contains("xvfb-run"))
  }

  @Test func withADisplayThatDoesNotAnswerTheErrorNamesIt() {
    let words = SDLPlatform.explain("x11 not available", environment: ["DISPLAY": ":7"])
    #expect(words.contains("DISPLAY is :7: is a display server running there"))
  }
}
