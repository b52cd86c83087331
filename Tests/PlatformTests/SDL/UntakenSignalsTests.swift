import Testing

@testable import Platform

/// A program whose main thread hangs is ended by the third signal.
struct UntakenSignalsTests {
  @Test func theThirdOneInASecondEndsAProgramThatHangs() {
    let signals = UntakenSignals()
    #expect([0, 0.5, 1].map { signals.add(at: $0) } == [false, false, true])
  }

  @Test func threeAtOnceEndNothing() {
    let signals = UntakenSignals()
    #expect([5, 5.1, 5.2].map { signals.add(at: $0) } == [false, false, false])
    #expect(signals.add(at: 6))
  }

  @Test func thoseThatAreTakenDoNotCount() {
    let signals = UntakenSignals()
    for time in stride(from: 0.0, to: 10, by: 1) {
      #expect(!signals.add(at: time))
      signals.take()
    }
  }
}
