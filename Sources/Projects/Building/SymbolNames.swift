import Foundation

/// The names in UIKit and the modules below it, for finding names that are similar to a missing
/// one.
struct SymbolNames {
  private static let modules = ["UIKit", "QuartzCore", "CoreGraphics", "ObjectiveCSupport"]

  /// The names, separated into types and members.
  private(set) var types: [String] = []
  private(set) var members: [String] = []

  /// Reads the names from the modules, which takes seconds the first time.
  init(
    of runtime: Runtime, cache: URL, toolchain: Toolchain
  ) throws(ProjectError) {
    let folder = cache.appendingPathComponent("Names")
    let list = folder.appendingPathComponent("names-\(runtime.date)")
    if let text = try? String(contentsOf: list, encoding: .utf8) {
      read(text)
      return
    }
    try BuildFolders.make(folder)
    var names: Set<String> = []
    for module in Self.modules {
      names.formUnion(try Self.names(in: module, runtime, folder, toolchain))
    }
    let text = names.sorted().joined(separator: "\n")
    try BuildFolders.write(Data(text.utf8), to: list)
    read(text)
  }

  private mutating func read(_ text: String) {
    for name in text.split(separator: "\n").map(String.init) {
      if name.first?.isUppercase ?? false { types.append(name) } else { members.append(name) }
    }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable { let pathComponents: [String] }
    let symbols: [Symbol]
  }

  private static func names(
    in module: String, _ runtime: Runtime, _ folder: URL, _ toolchain: Toolchain
  ) throws(ProjectError) -> [String] {
    let output = folder.appendingPathComponent(module)
    try BuildFolders.make(output)
    let arguments =
      [
        "-module-name", module, "-output-dir", output.path, "-minimum-access-level", "public",
        "-skip-synthesized-members", "-target", try toolchain.target(),
        "-module-cache-path", folder.appendingPathComponent("ModuleCache").path,
      ] + runtime.compilerFlags()
    let result = try Command(toolchain.tool("swift-symbolgraph-extract"), arguments).run()
    let file = output.appendingPathComponent(module + ".symbols.json")
    guard result.isSuccess, let data = try? Data(contentsOf: file),
      let graph = try? JSONDecoder().decode(Graph.self, from: data)
    else { throw ProjectError("the names of \(module) cannot be read") }
    return graph.symbols.compactMap { symbol in
      symbol.pathComponents.last.map { String($0.prefix { $0 != "(" }) }
    }
  }
}
