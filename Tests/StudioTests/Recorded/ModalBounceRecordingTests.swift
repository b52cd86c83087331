import Catalogue
import Testing
import UIKitSnapshotTesting
import UIKitTestSupport

/// “Bouncing modal”, as it was used in the studio.
@MainActor
struct ModalBounceRecordingTests {
  private static let script = #"""
    {"t":0.033,"type":"down","x":160,"y":230,"finger":0}
    {"t":0.05,"type":"up","x":160,"y":230,"finger":0}
    {"t":0.9,"type":"down","x":160,"y":120,"finger":0}
    {"t":0.917,"type":"move","x":160,"y":143.333333,"finger":0}
    {"t":0.933,"type":"move","x":160,"y":166.666667,"finger":0}
    {"t":0.95,"type":"move","x":160,"y":190,"finger":0}
    {"t":0.967,"type":"move","x":160,"y":213.333333,"finger":0}
    {"t":0.983,"type":"move","x":160,"y":236.666667,"finger":0}
    {"t":1,"type":"move","x":160,"y":260,"finger":0}
    {"t":1.017,"type":"move","x":160,"y":283.333333,"finger":0}
    {"t":1.033,"type":"move","x":160,"y":306.666667,"finger":0}
    {"t":1.05,"type":"move","x":160,"y":330,"finger":0}
    {"t":1.067,"type":"move","x":160,"y":353.333333,"finger":0}
    {"t":1.083,"type":"move","x":160,"y":376.666667,"finger":0}
    {"t":1.1,"type":"move","x":160,"y":400,"finger":0}
    {"t":1.117,"type":"up","x":160,"y":400,"finger":0}
    {"t":1.533,"type":"end"}
    """#

  @Test func itLooksAsItWasRecorded() throws {
    let demo = try #require(Catalogue.demo(id: "modal-bounce"))
    let simulator = Simulator(size: demo.stageSize, scale: 1, root: demo.makeRoot())
    let start = simulator.time
    let end = simulator.schedule(try InputScript(text: Self.script))
    simulator.advance(by: start + 0.475 - simulator.time)
    assertSnapshot(of: simulator, as: .image, named: "0.475 s")
    simulator.advance(by: start + 1.233 - simulator.time)
    assertSnapshot(of: simulator, as: .image, named: "1.233 s")
    simulator.advance(by: end - simulator.time)
    simulator.settle()
    assertSnapshot(of: simulator, as: .image, named: "end")
  }
}
