import Foundation
import ProjectOSLog
import Testing

/// What is written to the standard error stream. The expected texts follow Apple's documentation of
/// the formats.
@Suite(.serialized)
struct LoggingTests {
  /// What is written while `body` runs.
  private func written(_ body: () -> Void) throws -> String {
    let pipe = Pipe()
    let stream = FileHandle.standardError.fileDescriptor
    let kept = dup(stream)
    dup2(pipe.fileHandleForWriting.fileDescriptor, stream)
    body()
    dup2(kept, stream)
    close(kept)
    try pipe.fileHandleForWriting.close()
    return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  @Test func aMessageHasItsCategoryAndItsLevel() throws {
    let logger = Logger(subsystem: "com.example", category: "moves")
    #expect(try written { logger.notice("begins") } == "[moves] begins\n")
    #expect(try written { logger.info("goes") } == "[moves] info: goes\n")
    #expect(try written { logger.error("fails") } == "[moves] error: fails\n")
    #expect(try written { logger.critical("ends") } == "[moves] fault: ends\n")
    #expect(try written { logger.log(level: .debug, "x") } == "[moves] debug: x\n")
    #expect(try written { Logger().log("plain") } == "plain\n")
    #expect(try written { Logger(.disabled).fault("nothing") } == "")
  }

  @Test func aCategoryCanBeAValue() throws {
    let log = OSLog(subsystem: "com.example", category: OSLog.Category(rawValue: "gestures"))
    #expect(try written { os_log("began", log: log) } == "[gestures] began\n")
  }

  @Test func valuesAreFormatted() throws {
    let (count, ratio, name) = (-42, 0.123456, "page")
    let text = try written {
      Logger().log(
        """
        \(count) \(name, privacy: .private(mask: .hash)) \(ratio, format: .fixed(precision: 2)) \
        \(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4)) \
        \(7, format: .decimal(explicitPositiveSign: true, minDigits: 2)) \
        \(true, format: .answer) \(8, format: .octal) |\(name, align: .right(columns: 6))|\
        \(name, align: .left(columns: 5), privacy: .public)| \([1, 2]) \(Int.self)
        """)
    }
    #expect(text == "-42 page 0.12 0x00FF +07 YES 10 |  page|page | [1, 2] Int\n")
  }

  @Test func theOldFormIsThatOfPrintf() throws {
    let log = OSLog(subsystem: "com.example", category: "old")
    let text = try written {
      "C".withCString { bytes in
        os_log(
          "%{public}@ at %.1f, %d of %{private}lu: %x %s 100%%", log: log, type: .error,
          NSNumber(value: 5), 2.25, 3, UInt(4), 255, bytes)
      }
    }
    #expect(text == "[old] error: 5 at 2.2, 3 of 4: ff C 100%\n")
    #expect(try written { os_log("alone") } == "alone\n")
    #expect(try written { os_log(.info, log: .default, "new \(1)") } == "info: new 1\n")
  }

  @Test func formatsThatDoNotFitAreHarmless() throws {
    #expect(try written { os_log("%d and %", 1) } == "1 and %\n")
    #expect(try written { os_log("%d %@ %") } == "%d %@ %\n")
    #expect(try written { os_log("%d %f %s", 1.5, 2, 3) } == "1.5 2 3\n")
    #expect(try written { os_log("1 %{public", 1) } == "1 %{public\n")
  }

  /// Widths that are values are not read, and what follows is.
  @Test func widthsThatAreValuesAreLeftOut() throws {
    #expect(try written { os_log("%*d %.*P done %d", 5, 7, 2, 8, 9) } == "%*d %.*P done 9\n")
  }

  @Test func aClosedStreamIsHarmless() {
    let stream = FileHandle.standardError.fileDescriptor
    let kept = dup(stream)
    close(stream)
    Logger().error("nobody reads it")
    dup2(kept, stream)
    close(kept)
  }

  @Test func oneThreadAtATimeHasALock() {
    let total = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in total.withLock { $0 += 1 } }
    #expect(total.withLock { $0 } == 1000)
    #expect(total.withLockIfAvailable { $0 } == 1000)
    let plain = OSAllocatedUnfairLock()
    #expect(plain.withLockIfAvailable { 3 } == 3)
    #expect(plain.lockIfAvailable() && !plain.lockIfAvailable())
    #expect(plain.withLockIfAvailable { 3 } == nil)
    plain.unlock()
    var old = os_unfair_lock()
    os_unfair_lock_lock(&old)
    #expect(!os_unfair_lock_trylock(&old))
    os_unfair_lock_unlock(&old)
    #expect(os_unfair_lock_trylock(&old))
    os_unfair_lock_unlock(&old)
  }
}
