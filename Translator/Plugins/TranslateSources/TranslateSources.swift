import Foundation
import PackagePlugin

/// Translates the iOS sources of a target: all Swift files below its folder that the manifest
/// excludes. The copies are compiled with the target's own sources.
@main
struct TranslateSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    guard target.kind != .executable else {
      Diagnostics.error(
        "TranslateSources is for libraries and tests; \(target.name) is a program: move its iOS "
          + "sources into a library")
      return []
    }
    let originals = originals(of: target)
    guard !originals.isEmpty else {
      Diagnostics.warning(
        "\(target.name) has no excluded Swift files that TranslateSources could translate")
      return []
    }
    guard hasDistinctNames(originals, in: target) else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "Translated")
    let known = modules(of: target).joined(separator: ",")
    let copies = originals.map(\.lastPathComponent) + ["__Registration.swift"]
    return [
      .buildCommand(
        displayName: "Translating the iOS sources of \(target.name)",
        executable: try context.tool(named: "translate-project").url,
        arguments: ["--library", target.moduleName, output.path, known] + originals.map(\.path),
        inputFiles: originals, outputFiles: copies.map { output.appending(path: $0) })
    ]
  }

  /// The Swift files in the target's folder that are none of its sources, in the order of their
  /// paths.
  private func originals(of target: SwiftSourceModuleTarget) -> [URL] {
    let own = Set(target.sourceFiles.map { $0.url.standardizedFileURL.path })
    let found = FileManager.default.enumerator(
      at: target.directoryURL, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var originals: [URL] = []
    while let url = found?.nextObject() as? URL {
      if url.pathExtension == "swift", !own.contains(url.standardizedFileURL.path) {
        originals.append(url.standardizedFileURL)
      }
    }
    return originals.sorted { $0.path < $1.path }
  }

  /// Whether no two files of a module have one name, which the compiler refuses on every system.
  private func hasDistinctNames(
    _ originals: [URL], in target: SwiftSourceModuleTarget
  ) -> Bool {
    var names = Set(
      target.sourceFiles.filter { $0.type == .source }.map(\.url.lastPathComponent))
    for url in originals where !names.insert(url.lastPathComponent).inserted {
      Diagnostics.error(
        "two sources of \(target.name) are called \(url.lastPathComponent)", file: url.path)
      return false
    }
    return true
  }

  /// The modules of what the target depends on.
  private func modules(of target: any Target) -> [String] {
    var names: Set<String> = []
    for dependency in target.dependencies {
      switch dependency {
      case .target(let target): names.insert((target as? SourceModuleTarget)?.moduleName ?? "")
      case .product(let product):
        names.formUnion(product.sourceModules.map(\.moduleName))
      @unknown default: break
      }
    }
    return names.subtracting([""]).sorted()
  }
}
