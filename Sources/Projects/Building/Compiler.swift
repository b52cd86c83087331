import Foundation

/// Compiles and links the translated sources of a project, incrementally.
struct Compiler {
  let project: Project
  let folders: BuildFolders
  let toolchain: Toolchain
  let runtime: Runtime

  struct Result {
    let isSuccess: Bool
    /// Errors first to last, with their notes.
    let messages: [CompilerMessage]
    /// Lines about no place, for failures without messages.
    let others: [String]
  }

  /// - Parameters:
  ///   - sources: the copies.
  ///   - executable: what is made.
  ///   - isTest: whether XCTest is linked.
  func run(_ sources: [String], executable: URL, isTest: Bool) throws(ProjectError) -> Result {
    let objects = isTest ? folders.testObjects : folders.objects
    try BuildFolders.make(objects)
    let map = objects.appendingPathComponent("outputs.json")
    try writeOutputMap(sources, in: objects, to: map)
    let list = objects.appendingPathComponent("arguments")
    let flags = arguments(executable: executable, map: map, isTest: isTest) + sources
    try BuildFolders.write(Data(Self.responseFile(flags).utf8), to: list)
    let result = try Command(toolchain.compiler, ["@" + list.path], folder: objects).run()
    // The compiler writes messages to either stream.
    let output = String(decoding: result.output, as: UTF8.self) + result.errors
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    return Result(
      isSuccess: result.isSuccess, messages: lines.compactMap { CompilerMessage($0) },
      others: lines.filter { CompilerMessage($0) == nil && !$0.hasPrefix(" ") })
  }

  private func arguments(executable: URL, map: URL, isTest: Bool) -> [String] {
    var flags = [
      "-emit-executable", "-o", executable.path, "-module-name", project.moduleName,
      "-swift-version", project.languageVersion, "-Onone", "-gline-tables-only", "-D", "DEBUG",
      "-incremental", "-enable-batch-mode", "-output-file-map", map.path, "-j",
      "\(ProcessInfo.processInfo.activeProcessorCount)",
      "-enable-upcoming-feature", "InferSendableFromCaptures", "-diagnostic-style", "llvm",
      "-suppress-warnings", "-no-color-diagnostics", "-continue-building-after-errors",
      "-module-cache-path",
      folders.root.deletingLastPathComponent().appendingPathComponent("ModuleCache").path,
    ]
    if !project.sources.contains(where: { $0.lastPathComponent == "main.swift" }) || isTest {
      flags.append("-parse-as-library")
    }
    if isTest { flags += ["-enable-testing", "-lXCTest"] }
    for condition in project.compilationConditions where condition != "DEBUG" {
      flags += ["-D", condition]
    }
    return flags + runtime.compilerFlags() + runtime.linkerFlags
  }

  /// Where the compiler puts what it makes of each source, and finds it the next time.
  private func writeOutputMap(
    _ sources: [String], in objects: URL, to file: URL
  ) throws(ProjectError) {
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": objects.appendingPathComponent("module.swiftdeps").path]
    ]
    for source in sources {
      let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
      let base = objects.appendingPathComponent(name).path
      map[source] = ["object": base + ".o", "swift-dependencies": base + ".swiftdeps"]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { try BuildFolders.write(encoder.encode(map), to: file) } catch let error as ProjectError {
      throw error
    } catch {
      throw ProjectError("\(file.path) cannot be written: \(error)")
    }
  }

  /// Arguments as a file of them: each in quotes, so that blanks in paths stay.
  private static func responseFile(_ arguments: [String]) -> String {
    arguments.map { argument in
      "\""
        + argument.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"") + "\"\n"
    }.joined()
  }
}
