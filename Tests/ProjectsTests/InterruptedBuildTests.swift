import Foundation
import Projects
import Testing

/// Builds that something comes between: the user's folder stays as it is, and the next build works.
@Suite(.serialized) struct InterruptedBuildTests {
  /// A project, and what runs `playground open --check` on it with a cache of its own.
  private struct Session {
    let fixture: XcodeFixture
    private let before: [String: Data]
    private let cache: URL
    /// A folder before all others in the search path.
    let tools: URL

    init() throws {
      fixture = try XcodeFixture()
      _ = try SampleApp(fixture)
      before = try BuiltApp.content(of: fixture.folder)
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("Interrupted \(UUID().uuidString)")
      (cache, tools) = (
        folder.appendingPathComponent("cache"), folder.appendingPathComponent("tools")
      )
      let shared = cache.appendingPathComponent("transition-playground")
      for url in [shared, tools] {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      }
      // The translator is built once for all tests.
      _ = try BuiltApp.builder(fixture)
      try FileManager.default.createSymbolicLink(
        at: shared.appendingPathComponent("Tools"),
        withDestinationURL: BuiltApp.cache.appendingPathComponent("Tools"))
    }

    func remove() {
      fixture.remove()
      try? FileManager.default.removeItem(at: tools.deletingLastPathComponent())
    }

    /// Starts the command, by a line of the shell in which `$0` is the program.
    func start(_ line: String = "exec \"$0\" open \"$1\" --check") throws -> (Process, Pipe) {
      let process = Process()
      // The tests may have been started where signals are ignored, as in the background.
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let program = try #require(Bundle.main.executableURL).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("playground")
      process.arguments = [
        "--default-signal", "/bin/sh", "-c", line, program.path, fixture.folder.path,
      ]
      var environment = ProcessInfo.processInfo.environment
      environment["XDG_CACHE_HOME"] = cache.path
      environment["PATH"] = tools.path + ":" + (environment["PATH"] ?? "")
      process.environment = environment
      let pipe = Pipe()
      (process.standardOutput, process.standardError) = (pipe, pipe)
      process.standardInput = FileHandle.nullDevice
      try process.run()
      return (process, pipe)
    }

    func end(_ started: (process: Process, pipe: Pipe)) -> (status: Int32, output: String) {
      let data = started.pipe.fileHandleForReading.readDataToEndOfFile()
      started.process.waitUntilExit()
      return (started.process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// A compiler that does `line` in place of its work where it is told to compile, `$real` being
    /// the real one.
    func replaceCompiler(_ line: String) throws {
      let real = try #require(
        ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
          .map { $0 + "/swiftc" }.first(where: FileManager.default.isExecutableFile))
      let file = tools.appendingPathComponent("swiftc")
      try Data(
        "#!/bin/sh\nreal=\(real)\ncase \"$1\" in @*) \(line);; *) exec $real \"$@\";; esac\n".utf8
      ).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    func restoreCompiler() throws {
      try FileManager.default.removeItem(at: tools.appendingPathComponent("swiftc"))
    }

    /// The project builds, and its folder is as it was.
    func expectTheNextBuildToWork(_ source: SourceLocation = #_sourceLocation) throws {
      let (status, output) = try end(start())
      #expect(status == 0, "\(output)", sourceLocation: source)
      #expect(
        output == "\(SampleApp.name) can be built and run.\n", sourceLocation: source)
      #expect(try BuiltApp.content(of: fixture.folder) == before, sourceLocation: source)
    }
  }

  @Test(arguments: [
    // Before the compiler has done anything, and when it has left parts of what it makes.
    "kill -KILL $PPID",
    "for f in Animator AppDelegate; do echo half > $f.o; echo half > $f.swiftdeps; done; "
      + "echo half > module.swiftdeps; kill -KILL $PPID",
  ])
  func aKilledBuildLeavesNothingBroken(_ line: String) throws {
    let session = try Session()
    defer { session.remove() }
    try session.replaceCompiler(line)
    _ = session.end(try session.start())
    try session.restoreCompiler()
    try session.expectTheNextBuildToWork()
  }

  /// A terminal sends Ctrl-C to the playground alone.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aBuildThatIsInterruptedEndsItsCompiler(_ signal: Int32) throws {
    let session = try Session()
    defer { session.remove() }
    let file = session.tools.appendingPathComponent("compiler")
    // A compiler that would go on for a minute.
    try session.replaceCompiler(
      "echo $$ > '\(file.path)'; kill -\(signal) $PPID; exec sleep 60")
    let started = try session.start()
    #expect(session.end(started).status == signal)
    #expect(started.0.terminationReason == .uncaughtSignal)
    let number = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
    // That of a process that has ended is empty, as long as the system knows it.
    let line = URL(fileURLWithPath: "/proc/\(number.first ?? "")/cmdline")
    #expect((try? Data(contentsOf: line))?.isEmpty ?? true)
    try session.restoreCompiler()
    try session.expectTheNextBuildToWork()
  }

  @Test(arguments: [0, 1, 64])
  func aFullDiskIsReportedInASentence(_ blocks: Int) throws {
    let session = try Session()
    defer { session.remove() }
    // The signal of the limit is ignored: writing fails, as on a full disk.
    let (status, output) = session.end(
      try session.start("trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" open \"$1\" --check"))
    #expect(status == 1, "\(output)")
    #expect(output.contains("cannot be "), "\(output)")
    #expect(!output.contains("Fatal error") && !output.contains("Stack dump"), "\(output)")
    try session.expectTheNextBuildToWork()
  }

  @Test func twoBuildsAtOnceWaitForEachOther() throws {
    let session = try Session()
    defer { session.remove() }
    let first = try session.start()
    let second = try session.start()
    let outputs = [session.end(first), session.end(second)]
    #expect(outputs.map(\.status) == [0, 0])
    #expect(outputs[0].output == outputs[1].output, "\(outputs)")
    try session.expectTheNextBuildToWork()
  }

  @Test func aProjectIsBuiltThatCannotBeWritten() throws {
    let session = try Session()
    let folder = session.fixture.folder
    let paths = [""] + (try FileManager.default.subpathsOfDirectory(atPath: folder.path))
    func allow(_ mode: Int) throws {
      for path in mode == 0o755 ? paths : paths.reversed() {
        try FileManager.default.setAttributes(
          [.posixPermissions: mode], ofItemAtPath: folder.appendingPathComponent(path).path)
      }
    }
    try allow(0o555)
    defer {
      try? allow(0o755)
      session.remove()
    }
    try session.expectTheNextBuildToWork()
  }
}
