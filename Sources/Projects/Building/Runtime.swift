import Foundation

/// The shared library with UIKit and the playground, to which projects are linked, and the
/// compiler's options for it.
package struct Runtime: Sendable {
  /// The folder with the library and its resource bundles.
  let folder: URL
  /// The folder of the Swift modules.
  let modules: URL
  /// The module maps of the C modules that the Swift modules import.
  let moduleMaps: [URL]
  /// The folder of the translator's sources.
  let translator: URL

  static let library = "PlaygroundRuntime"
  /// The `pkg-config` packages whose headers the C modules include.
  private static let packages = [
    "cairo", "pixman-1", "gobject-2.0", "harfbuzz", "fontconfig", "pangocairo", "sdl2",
  ]

  /// The library itself.
  var file: URL { Self.file(in: folder) }

  private static func file(in folder: URL) -> URL {
    folder.appendingPathComponent("lib\(library).so")
  }

  /// The resource bundles beside the library.
  var resources: [URL] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".resources") }.sorted().map(folder.appendingPathComponent)
  }

  /// Returns the compiler's options for sources that import the library's modules.
  func compilerFlags() -> [String] {
    let headers =
      (try? Command("/usr/bin/env", ["pkg-config", "--cflags-only-I"] + Self.packages).run())
      .map { String(decoding: $0.output, as: UTF8.self).split(whereSeparator: \.isWhitespace) }
      ?? []
    return ["-I", modules.path]
      + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
      + headers.flatMap { ["-Xcc", String($0)] }
  }

  /// The linker's options.
  var linkerFlags: [String] {
    ["-L", folder.path, "-l\(Self.library)", "-Xlinker", "-rpath", "-Xlinker", folder.path]
  }

  /// The modification time of the library in seconds, which identifies a build.
  var date: Int {
    let values = try? Self.file(in: folder).resourceValues(forKeys: [.contentModificationDateKey])
    return Int(values?.contentModificationDate?.timeIntervalSince1970 ?? 0)
  }

  // MARK: Finding

  /// Finds the library beside the program, where it was built or installed. If there is none, or
  /// another compiler version made it, it is built once from the sources of the program.
  ///
  /// - Parameters:
  ///   - executable: the running program.
  ///   - cache: the cache folder of the playground.
  ///   - onProgress: receives a sentence for each step that takes long.
  static func find(
    besides executable: URL, cache: URL, toolchain: Toolchain,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    onProgress: @escaping @Sendable (String) -> Void
  ) throws(ProjectError) -> Runtime {
    guard let sources = package(of: executable, environment) else {
      throw ProjectError(
        "UIKit's sources are not found: \(executable.path) was neither installed nor built in its "
          + "package; set PLAYGROUND_SOURCES to the package's folder")
    }
    let built =
      environment["PLAYGROUND_RUNTIME"].map { URL(fileURLWithPath: $0) }
      ?? executable.deletingLastPathComponent()
    if FolderFiles.exists(file(in: built)), isCompiled(built, by: toolchain) {
      return of(sources, built: built)
    }
    let scratch = cache.appendingPathComponent("Runtime")
    let folder = scratch.appendingPathComponent("release")
    if !FolderFiles.exists(file(in: folder)) || isOlder(file(in: folder), than: sources) {
      let package = try writable(sources, in: scratch)
      try build(package, scratch: scratch, toolchain, onProgress)
    }
    return of(sources, built: folder)
  }

  /// Whether a compiler can read the modules in a folder, which must be of the same version. If the
  /// folder does not contain the version, it is the build folder of the same package.
  static func isCompiled(_ folder: URL, by toolchain: Toolchain) -> Bool {
    let note = folder.appendingPathComponent("\(library).compiler")
    guard let version = try? String(contentsOf: note, encoding: .utf8) else { return true }
    return version.trimmingCharacters(in: .newlines) == toolchain.version
  }

  private static func of(_ package: URL, built folder: URL) -> Runtime {
    Runtime(
      folder: folder, modules: folder.appendingPathComponent("Modules"),
      moduleMaps: moduleMaps(in: package.appendingPathComponent("Sources"))
        + [folder.appendingPathComponent("COpenCombineHelpers.build/module.modulemap")]
        .filter(FolderFiles.exists),
      translator: package.appendingPathComponent("Translator"))
  }

  /// Returns the package that the program was built from, which contains its build folder.
  private static func package(of executable: URL, _ environment: [String: String]) -> URL? {
    if let path = environment["PLAYGROUND_SOURCES"] { return URL(fileURLWithPath: path) }
    var folder = executable.deletingLastPathComponent()
    let installed = folder.appendingPathComponent("Package")
    if FolderFiles.exists(installed.appendingPathComponent("Package.swift")) { return installed }
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FolderFiles.exists(manifest),
        FolderFiles.exists(folder.appendingPathComponent("Sources/UIKit"))
      {
        return folder
      }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  /// Returns the module maps of C modules, which are in separate folders.
  private static func moduleMaps(in folder: URL) -> [URL] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let names = all.filter { $0.hasPrefix("C") }.sorted()
    let paths = names.flatMap { [$0 + "/module.modulemap", $0 + "/include/module.modulemap"] }
    return paths.map(folder.appendingPathComponent).filter(FolderFiles.exists)
  }

  // MARK: Building

  /// Whether a file is older than a source in a package.
  private static func isOlder(_ file: URL, than package: URL) -> Bool {
    func date(_ url: URL) -> Date {
      (try? url.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
        ?? .distantPast
    }
    let built = date(file)
    let sources = FileManager.default.enumerator(
      at: package.appendingPathComponent("Sources"),
      includingPropertiesForKeys: [.contentModificationDateKey])
    while let url = sources?.nextObject() as? URL {
      if url.pathExtension == "swift", date(url) > built { return true }
    }
    return date(package.appendingPathComponent("Package.swift")) > built
  }

  /// Returns the package, or a copy of an installed one, because the package manager writes into
  /// it.
  private static func writable(_ package: URL, in scratch: URL) throws(ProjectError) -> URL {
    guard package.lastPathComponent == "Package" else { return package }
    let copy = scratch.appendingPathComponent("Package")
    try BuildFolders.make(scratch)
    do {
      try? FileManager.default.removeItem(at: copy)
      try FileManager.default.copyItem(at: package, to: copy)
    } catch {
      throw ProjectError("\(copy.path) cannot be made: \(BuildFolders.reason(of: error))")
    }
    return copy
  }

  private static func build(
    _ package: URL, scratch: URL, _ toolchain: Toolchain,
    _ onProgress: @escaping @Sendable (String) -> Void
  ) throws(ProjectError) {
    try BuildFolders.make(scratch)
    onProgress("Building UIKit, once; this takes minutes")
    let result = try Command(
      toolchain.tool("swift"),
      [
        "build", "--package-path", package.path, "--scratch-path", scratch.path, "-c", "release",
        "--product", library,
      ]
    ).run()
    guard result.isSuccess else {
      let output = String(decoding: result.output, as: UTF8.self) + result.errors
      let lines = output.split(whereSeparator: \.isNewline)
      let line = lines.first { $0.contains("error:") } ?? lines.last ?? "no message"
      throw ProjectError("UIKit cannot be built: \(line)")
    }
  }
}
