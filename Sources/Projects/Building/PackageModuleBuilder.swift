import Foundation

/// Builds the modules of packages, which are linked into the app.
struct PackageModuleBuilder {
  let folders: BuildFolders
  let translator: TranslatorTool
  let compiler: Compiler
  /// A file of the runtime library. It is newer than modules that were built with an older library.
  let runtime: URL

  /// A module that was translated.
  struct Translated {
    let module: PackageModule
    let answer: TranslatorTool.Answer
  }

  struct Result {
    var isSuccess = true
    /// The object files to link into the app.
    var objects: [String] = []
    var messages: [CompilerMessage] = []
    var others: [String] = []
  }

  /// Writes the translated copies of a module's sources.
  ///
  /// - Parameter request: the part of the request that is the same for all modules.
  func translate(
    _ module: PackageModule, _ request: TranslatorTool.Request
  ) throws(ProjectError) -> Translated {
    var request = request
    request.module = module.name
    request.output = folder(of: module).appendingPathComponent("Sources").path
    request.sources = module.sources.map(\.path)
    (request.tests, request.isLibrary) = ([], true)
    return try Translated(module: module, answer: translator.run(request))
  }

  /// Compiles modules one after the other. Those after a module with errors are skipped.
  func build(_ modules: [Translated]) throws(ProjectError) -> Result {
    var result = Result()
    for translated in modules {
      let job = try job(of: translated)
      let stamp = job.objects.appendingPathComponent("built")
      if !isCurrent(stamp, job, of: translated.module) {
        try? FileManager.default.removeItem(at: stamp)
        let built = try compiler.run(job)
        result.messages += built.messages
        result.others += built.others
        guard built.isSuccess else {
          result.isSuccess = false
          return result
        }
        try BuildFolders.write(Self.note(of: job), to: stamp)
        // Files that change while the compiler runs are compiled again.
        if let start = CompilerRun(in: job.objects).start {
          try CompilerRun.set(start, of: stamp)
        }
      }
      result.objects += job.sources.map { job.object(of: $0).path }
    }
    return result
  }

  private func folder(of module: PackageModule) -> URL {
    folders.modules.appendingPathComponent(module.name)
  }

  private func file(of module: String) -> URL {
    folders.modules.appendingPathComponent(module + ".swiftmodule")
  }

  private func job(of translated: Translated) throws(ProjectError) -> Compiler.Job {
    let module = translated.module
    var sources = translated.answer.files.map(\.copy) + translated.answer.start
    if !module.resources.isEmpty {
      let file = folder(of: module).appendingPathComponent("__Bundle.swift")
      try BuildFolders.write(Data(Self.bundleSource(module).utf8), to: file)
      sources.append(file.path)
    }
    return Compiler.Job(
      module: module.name, sources: sources,
      objects: folder(of: module).appendingPathComponent("Objects"),
      languageVersion: module.languageVersion,
      compilationConditions: module.compilationConditions,
      flags: module.compilerFlags + [
        "-c", "-parse-as-library", "-enable-testing", "-emit-module", "-emit-module-path",
        file(of: module.name).path, "-I", folders.modules.path,
      ])
  }

  /// Returns the source that defines the bundle with a module's resources beside the executable.
  private static func bundleSource(_ module: PackageModule) -> String {
    """
    import class Foundation.Bundle

    extension Foundation.Bundle {
      static let module = Bundle(path: Bundle.main.bundlePath + "/\(module.bundle)") ?? Bundle.main
    }

    """
  }

  /// Returns data that identifies the input of a compilation.
  private static func note(of job: Compiler.Job) -> Data { Data("\(job)\n".utf8) }

  /// Whether nothing has changed since a module was built: its sources, its dependencies, and the
  /// library.
  private func isCurrent(
    _ stamp: URL, _ job: Compiler.Job, of module: PackageModule
  ) -> Bool {
    guard let built = CompilerRun.date(of: stamp),
      (try? Data(contentsOf: stamp)) == Self.note(of: job)
    else {
      return false
    }
    let files =
      job.sources.map { URL(fileURLWithPath: $0) } + module.dependencies.map(file) + [runtime]
    return files.allSatisfy { CompilerRun.date(of: $0).map { $0 <= built } ?? false }
  }
}
