import Foundation

/// Compiles and links translated sources incrementally.
struct Compiler {
  private let toolchain: Toolchain
  /// The options for all modules.
  private let flags: [String]

  /// The modules that have another name here than on iOS.
  private static let moduleAliases = [
    "os=ProjectOS", "OSLog=ProjectOSLog", "Combine=ProjectCombine",
  ]

  /// - Parameter moduleCache: the folder for compiled C modules.
  init(_ toolchain: Toolchain, _ runtime: Runtime, moduleCache: URL) {
    self.toolchain = toolchain
    flags =
      [
        "-Onone", "-gline-tables-only", "-D", "DEBUG", "-incremental", "-enable-batch-mode", "-j",
        "\(ProcessInfo.processInfo.activeProcessorCount)", "-enable-upcoming-feature",
        "InferSendableFromCaptures", "-diagnostic-style", "llvm", "-suppress-warnings",
        "-no-color-diagnostics", "-continue-building-after-errors", "-module-cache-path",
        moduleCache.path,
      ] + runtime.compilerFlags() + Self.moduleAliases.flatMap { ["-module-alias", $0] }
  }

  /// The input of a compilation.
  struct Job {
    let module: String
    /// The copies of the sources to compile and link.
    let sources: [String]
    /// The folder for the compiler's incremental state.
    let objects: URL
    let languageVersion: String
    let compilationConditions: [String]
    /// Additional options, which define the kind of output.
    let flags: [String]
    /// The object files of other modules to link.
    var linked: [String] = []
  }

  struct Result {
    let isSuccess: Bool
    /// The errors in order, with their notes.
    let messages: [CompilerMessage]
    /// Lines without a position, for failures without messages.
    let others: [String]
  }

  func run(_ job: Job) throws(ProjectError) -> Result {
    try BuildFolders.make(job.objects)
    let map = job.objects.appendingPathComponent("outputs.json")
    try BuildFolders.write(Self.outputMap(of: job), to: map)
    let list = job.objects.appendingPathComponent("arguments")
    try BuildFolders.write(Data(Self.responseFile(arguments(of: job, map: map)).utf8), to: list)
    let lastRun = CompilerRun(in: job.objects)
    try lastRun.prepare((job.sources + job.linked).map { URL(fileURLWithPath: $0) })
    let result = try Command(toolchain.compiler, ["@" + list.path], folder: job.objects).run()
    try lastRun.end()
    // The compiler writes messages to either stream.
    let output = String(decoding: result.output, as: UTF8.self) + result.errors
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    return Result(
      isSuccess: result.isSuccess, messages: lines.compactMap { CompilerMessage($0) },
      others: lines.filter { CompilerMessage($0) == nil && !$0.hasPrefix(" ") })
  }

  private func arguments(of job: Job, map: URL) -> [String] {
    var arguments = [
      "-module-name", job.module, "-swift-version", job.languageVersion, "-output-file-map",
      map.path,
    ]
    for condition in job.compilationConditions where condition != "DEBUG" {
      arguments += ["-D", condition]
    }
    return arguments + flags + job.flags + job.linked + job.sources
  }

  /// Returns the map of the output files for each source, which the compiler uses again the next
  /// time.
  private static func outputMap(of job: Job) throws(ProjectError) -> Data {
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": job.objects.appendingPathComponent("module.swiftdeps").path]
    ]
    for source in job.sources {
      let object = job.object(of: source)
      map[source] = [
        "object": object.path,
        "swift-dependencies": object.deletingPathExtension().path + ".swiftdeps",
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { return try encoder.encode(map) } catch {
      throw ProjectError("the sources of “\(job.module)” cannot be listed: \(error)")
    }
  }

  /// Returns a response file with the arguments. Each is quoted, so that paths may contain spaces.
  private static func responseFile(_ arguments: [String]) -> String {
    arguments.map { argument in
      "\""
        + argument.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"") + "\"\n"
    }.joined()
  }
}

extension Compiler.Job {
  /// Returns the object file of a source. The copies of one module have different names.
  func object(of source: String) -> URL {
    let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
    return objects.appendingPathComponent(name + ".o")
  }
}
