import Testing

@testable import Platform

struct FramePacerTests {
  private let interval = 0.25
  private var pacer = FramePacer(refreshRate: 4)

  @Test func nothingIsDueUntilAFrameIsWanted() {
    var pacer = pacer
    #expect(pacer.due == nil)
    #expect(pacer.takeFrame(at: 10) == nil)
  }

  @Test func theFirstFrameIsDueAtOnceAndSeenOneIntervalLater() {
    var pacer = pacer
    pacer.request(at: 10)
    #expect(pacer.due == 10)
    #expect(pacer.takeFrame(at: 10) == 10.25)
    #expect(!pacer.isFrameWanted)
  }

  @Test func framesKeepAnEvenGridHoweverLateTheyWakeUp() {
    var pacer = pacer
    var seen: [Double] = []
    for wake in [10, 10.26, 10.5, 10.9, 11.01] {
      // Each is asked for while the one before is pending.
      pacer.request(at: wake == 10 ? 10 : wake - 0.25)
      if let time = pacer.takeFrame(at: wake) { seen.append(time) }
    }
    #expect(seen == [10.25, 10.5, 10.75, 11, 11.25])
  }

  @Test func aFrameIsNotDueEarlierThanAnIntervalAfterTheLast() {
    var pacer = pacer
    pacer.request(at: 10)
    _ = pacer.takeFrame(at: 10)
    pacer.request(at: 10.0625)
    #expect(pacer.due == 10.25)
    #expect(pacer.takeFrame(at: 10.125) == nil)
    #expect(pacer.takeFrame(at: 10.25) == 10.5)
  }

  @Test func afterAPauseAFrameIsDueAtOnce() {
    var pacer = pacer
    pacer.request(at: 10)
    _ = pacer.takeFrame(at: 10)
    pacer.request(at: 17.125)
    #expect(pacer.due == 17.125)
  }

  @Test func missedFramesAreLeftOut() {
    var pacer = pacer
    pacer.request(at: 10)
    #expect(pacer.takeFrame(at: 11.125) == 11.25)
  }

  // MARK: The display's refreshes

  @Test func theGridMovesTowardsTheRefreshesALittleAtATime() {
    var pacer = pacer
    pacer.request(at: 10)
    _ = pacer.takeFrame(at: 10)
    // A 32nd of a second after the grid's next time.
    pacer.align(to: 10.25 + 1 / 32)
    pacer.request(at: 10.1)
    #expect(pacer.due == 10.25 + 1 / 256)
  }

  @Test func theGridBeginsAgainWithARefreshFarFromIt() {
    var pacer = pacer
    pacer.request(at: 10)
    _ = pacer.takeFrame(at: 10)
    pacer.align(to: 10.5)
    pacer.request(at: 10.5)
    #expect(pacer.due == 10.5)
    #expect(pacer.takeFrame(at: 10.5) == 10.75)
  }

  @Test(arguments: [10.001, 10.0625, 10.125, 10.1875, 10.249, 10.25, 10.3])
  func aRefreshDoesNotMakeTimeRunBackwards(refresh: Double) throws {
    var pacer = pacer
    pacer.request(at: 10)
    let first = pacer.takeFrame(at: 10)
    pacer.align(to: refresh)
    pacer.request(at: refresh)
    let due = try #require(pacer.due)
    let second = pacer.takeFrame(at: due)
    #expect(try #require(second) > #require(first))
  }
}
