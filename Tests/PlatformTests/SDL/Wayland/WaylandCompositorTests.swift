import Testing

@testable import Platform

struct WaylandCompositorTests {
  private let desktop: Set<String> = ["wl_compositor", "wl_seat", "wl_shm", "xdg_wm_base"]

  @Test func aDesktopHasNoProblem() {
    #expect(WaylandCompositor.problem(offering: desktop) == nil)
  }

  @Test(arguments: [
    ("wl_seat", "no seat (wl_seat)"), ("xdg_wm_base", "no xdg-shell (xdg_wm_base)"),
    ("wl_shm", "no shared memory (wl_shm)"),
  ])
  func whatIsMissingIsNamed(interface: String, words: String) {
    #expect(
      WaylandCompositor.problem(offering: desktop.subtracting([interface]))
        == "the Wayland compositor has \(words), which SDL needs")
  }

  @Test func severalThingsAreNamedInOneSentence() {
    #expect(
      WaylandCompositor.problem(offering: ["wl_shm"])
        == """
        the Wayland compositor has no seat (wl_seat) and no xdg-shell (xdg_wm_base), which SDL needs
        """)
  }
}
