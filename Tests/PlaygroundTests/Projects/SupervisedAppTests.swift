import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import PlaygroundApp

/// The process of an app, and the one that takes its place.
@MainActor
struct SupervisedAppTests {
  /// A process that does nothing by itself.
  @MainActor
  private final class FakeProcess: AppProcess {
    let arguments: [String]
    let end: @MainActor (AppEnd) -> Void
    /// What was done to it, in order.
    private(set) var calls: [String] = []

    init(_ arguments: [String], _ end: @escaping @MainActor (AppEnd) -> Void) {
      (self.arguments, self.end) = (arguments, end)
    }

    func write(_ line: String) {
      switch ProjectMessage(line: line) {
      case .building: calls.append("building")
      case .failed: calls.append("failed")
      case .upToDate: calls.append("up to date")
      case .close: calls.append("close")
      case nil: calls.append(line)
      }
    }

    func terminate() { calls.append("SIGTERM") }

    func forceEnd() { calls.append("SIGKILL") }
  }

  @MainActor
  private final class Fixture {
    private(set) var processes: [FakeProcess] = []
    private(set) var ends: [AppEnd] = []
    private var waiting: [@MainActor () -> Void] = []
    private(set) lazy var app = SupervisedApp(
      later: LaterCalls { [weak self] in self?.waiting.append($1) },
      launch: { [weak self] _, arguments, onEnd in
        let process = FakeProcess(arguments, onEnd)
        self?.processes.append(process)
        return process
      })

    init() throws {
      app.onEnd = { [weak self] in self?.ends.append($0) }
      try start("first")
    }

    func start(_ name: String) throws { try app.start(URL(fileURLWithPath: "/app"), [name]) }

    /// Puts another app in the place of the one that runs.
    func replace(by name: String) {
      app.replace(closing: .close(placeFile: "/place")) { [weak self] in
        do { try self?.start(name) } catch { Issue.record(error) }
      }
    }

    /// Lets the time pass that an app has to close.
    func wait() {
      let due = waiting
      waiting = []
      for call in due { call() }
    }

    var names: [String] { processes.flatMap(\.arguments) }
  }

  @Test func theNextAppBeginsWhenTheFormerHasEnded() throws {
    let fixture = try Fixture()
    fixture.replace(by: "second")
    #expect(fixture.names == ["first"] && fixture.processes[0].calls == ["close"])
    fixture.processes[0].end(.exit(0))
    #expect(fixture.names == ["first", "second"] && fixture.ends == [])
    fixture.wait()
    fixture.wait()
    #expect(fixture.processes.map(\.calls) == [["close"], []])
    fixture.processes[1].end(.exit(0))
    #expect(fixture.ends == [.exit(0)] && !fixture.app.isRunning)
  }

  /// It reads nothing that it is told.
  @Test func anAppInAnEndlessLoopIsEnded() throws {
    let fixture = try Fixture()
    var notes = ""
    let complain = Console.complain
    Console.complain = { notes += $0 }
    defer { Console.complain = complain }
    fixture.replace(by: "second")
    fixture.wait()
    #expect(fixture.processes[0].calls == ["close", "SIGTERM"])
    #expect(notes == "note: the app does not close; it is ended\n")
    fixture.wait()
    #expect(fixture.processes[0].calls == ["close", "SIGTERM", "SIGKILL"])
    fixture.processes[0].end(.signal(SIGKILL))
    #expect(fixture.names == ["first", "second"] && fixture.ends == [])
  }

  @Test func ofTwoNextAppsTheLaterIsStarted() throws {
    let fixture = try Fixture()
    fixture.replace(by: "second")
    fixture.app.send(.failed(file: nil, line: 0, reason: "wrong"))
    fixture.replace(by: "third")
    fixture.app.send(.building)
    fixture.processes[0].end(.exit(0))
    #expect(fixture.names == ["first", "third"])
    // What came after the build is told to the app of that build.
    #expect(fixture.processes.map(\.calls) == [["close"], ["building"]])
  }

  @Test func anAppThatHasCrashedIsReplacedAtOnce() throws {
    let fixture = try Fixture()
    fixture.processes[0].end(.signal(SIGILL))
    #expect(fixture.ends == [.signal(SIGILL)])
    fixture.app.send(.building)
    fixture.replace(by: "second")
    #expect(fixture.names == ["first", "second"])
    #expect(fixture.processes.map(\.calls) == [[], []])
  }

  /// A user who quits an app, or asks the system to, has ended it.
  @Test func aCrashIsTheEndThatNobodyAskedFor() {
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT] { #expect(AppEnd.signal(signal).isCrash) }
    for signal in [SIGTERM, SIGINT, SIGHUP] { #expect(!AppEnd.signal(signal).isCrash) }
    #expect(!AppEnd.exit(0).isCrash && !AppEnd.exit(1).isCrash)
    #expect(AppEnd.exit(3).description == "has ended with status 3")
    #expect(AppEnd.signal(SIGSEGV).description.hasPrefix("was ended by signal 11 ("))
  }

  // MARK: Processes of the system

  /// How a line of the shell ends.
  private func end(
    of line: String, _ body: (SystemProcess) -> Void
  ) async throws -> AppEnd {
    try await withCheckedThrowingContinuation { continuation in
      do {
        body(
          try SystemProcess(URL(fileURLWithPath: "/bin/sh"), ["-c", line]) {
            continuation.resume(returning: $0)
          })
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  @Test func aProcessReadsItsInputAndItsEndIsReported() async throws {
    let read = try await end(of: "read line; test \"$line\" = word && exit 7") { $0.write("word") }
    #expect(read == .exit(7))
    let ended = try await end(of: "exec tail -f /dev/null") { $0.forceEnd() }
    #expect(ended == .signal(9))
  }

  /// It would be waited for until it reads, which the next build is to end.
  @Test func aProcessThatHangsIsNotWaitedFor() async throws {
    let ended = try await end(of: "exec tail -f /dev/null") { process in
      let line = String(repeating: "x", count: 1000)
      for _ in 0..<200 { process.write(line) }
      process.forceEnd()
    }
    #expect(ended == .signal(9))
  }

  @Test func aProgramThatIsNotThereIsAnError() {
    #expect(throws: CommandError.self) {
      try SystemProcess(URL(fileURLWithPath: "/nowhere/app"), []) { _ in }
    }
  }
}
