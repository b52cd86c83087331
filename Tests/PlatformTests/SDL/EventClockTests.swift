import Testing

@testable import Platform

struct EventClockTests {
  @Test func anEventIsAsOldAsItsTicksSay() {
    var clock = EventClock()
    #expect(clock.hostTime(of: 4_000, ticks: 5_000, now: 105) == 104)
  }

  @Test func anEventIsNeverInTheFuture() {
    var clock = EventClock()
    #expect(clock.hostTime(of: 9_000, ticks: 5_000, now: 105) == 105)
  }

  @Test func eventsNeverRunBackwards() {
    var clock = EventClock()
    let first = clock.hostTime(of: 5_000, ticks: 5_000, now: 105)
    #expect(clock.hostTime(of: 4_990, ticks: 5_000, now: 105) == first)
  }

  @Test func intervalsAreThoseOfTheTicksHoweverLateTheyAreLookedAt() {
    var clock = EventClock()
    _ = clock.hostTime(of: 5_000, ticks: 5_000, now: 105)
    let first = clock.hostTime(of: 5_016, ticks: 5_030, now: 105.0302)
    let second = clock.hostTime(of: 5_024, ticks: 5_031, now: 105.0319)
    #expect(abs(second - first - 0.008) < 1e-9)
  }

  /// The world's time makes the host's clock faster or slower than SDL's, here by 30 millionths:
  /// 0.86 seconds in the eight hours.
  @Test(arguments: [1.000_03, 0.999_97])
  func eventsStayNearTheHostsClockInAWindowThatIsOpenForHours(rate: Double) {
    var clock = EventClock()
    var furthest: Double = 0
    for second in 0...28_800 {
      let ticks = UInt64(second) * 1000
      let now = 100 + Double(second) * rate
      let time = clock.hostTime(of: UInt32(ticks), ticks: ticks, now: now)
      #expect(time <= now)
      furthest = max(furthest, now - time)
    }
    #expect(furthest < 0.001_1)
  }

  @Test func theStampWrapsAfterFiftyDays() {
    var clock = EventClock()
    let wrap: UInt64 = 1 << 32
    let before = clock.hostTime(of: UInt32.max - 9, ticks: wrap - 10, now: 1_000)
    let after = clock.hostTime(of: 10, ticks: wrap + 20, now: 1_000.03)
    #expect(abs(after - before - 0.02) < 1e-6)
  }
}
