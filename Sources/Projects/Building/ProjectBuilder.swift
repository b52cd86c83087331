package import Foundation

/// Builds the app of a project: translates the changed sources, compiles them, and adds the
/// resources.
package struct ProjectBuilder: Sendable {
  package let project: Project
  package let folders: BuildFolders
  private let toolchain: Toolchain
  private let runtime: Runtime
  private let compiler: Compiler
  private let moduleBuilder: PackageModuleBuilder
  private let translator: TranslatorTool
  private let cache: URL

  /// The modules outside the project that sources may import.
  private static let knownModules = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreImage", "CoreText", "Foundation", "Dispatch",
    "XCTest", "Swift", "Glibc", "Synchronization", "Observation", "RegexBuilder",
    "FoundationNetworking", "FoundationXML", "TransitionGallery", "CoreLocation", "MapKit",
    "WebKit", "AVFoundation", "AVKit", "os", "OSLog", "Combine",
  ]

  /// Finds the tools for building, and builds them if they are missing.
  ///
  /// - Parameters:
  ///   - executable: the running program.
  ///   - onProgress: receives a sentence for each step that takes long.
  package init(
    _ project: Project, executable: URL, cache: URL,
    onProgress: @escaping @Sendable (String) -> Void
  ) throws(ProjectError) {
    self.project = project
    self.cache = cache
    folders = BuildFolders(of: project, cache: cache)
    toolchain = try Toolchain.find()
    runtime = try Runtime.find(
      besides: executable, cache: cache, toolchain: toolchain, onProgress: onProgress)
    translator = try TranslatorTool.find(
      runtime, cache: cache, toolchain: toolchain, onProgress: onProgress)
    compiler = Compiler(
      toolchain, runtime,
      moduleCache: folders.root.deletingLastPathComponent().appendingPathComponent("ModuleCache"))
    moduleBuilder = PackageModuleBuilder(
      folders: folders, translator: translator, compiler: compiler, runtime: runtime.file)
  }

  private init(_ project: Project, _ other: ProjectBuilder) {
    self.project = project
    (folders, cache) = (other.folders, other.cache)
    (toolchain, runtime, translator) = (other.toolchain, other.runtime, other.translator)
    (compiler, moduleBuilder) = (other.compiler, other.moduleBuilder)
  }

  /// Returns a builder of the same project in the same folders, after the project's content has
  /// changed.
  package func building(_ project: Project) -> ProjectBuilder { ProjectBuilder(project, self) }

  /// The result of a build.
  package struct Outcome: Sendable {
    /// The program; nil if there were errors.
    package let executable: URL?
    /// The compiler's messages, at positions in the user's files.
    package let messages: [CompilerMessage]
    /// Messages about missing and omitted content, each a sentence.
    package let notes: [String]

    package var errors: [CompilerMessage] { messages.filter { $0.kind == .error } }
  }

  /// The product to build.
  package enum Product: Sendable {
    case app
    /// The app with its unit tests, which run instead of its window.
    case tests
  }

  /// Builds the app, without the modules that do not exist: the rest is built where nothing of them
  /// is used. The user's files are only read.
  package func build(_ product: Product = .app) throws(ProjectError) -> Outcome {
    try BuildFolders.locked(folders.root) { () throws(ProjectError) in
      try build(product, translate(product))
    }
  }

  /// The missing requirements of a project.
  package struct Check: Sendable {
    /// Messages about imported modules that do not exist, each a sentence.
    package let notes: [String]
    package let missing: [MissingSymbol]
    /// The errors that are not about missing symbols.
    package let others: [CompilerMessage]
    /// The existing names that may be meant, both of types and of members.
    package let types: [String]
    package let members: [String]
  }

  /// Builds the app to find what is missing.
  package func check() throws(ProjectError) -> Check {
    try BuildFolders.locked(folders.root) { () throws(ProjectError) in try findMissing() }
  }

  private func findMissing() throws(ProjectError) -> Check {
    let translation = try translate(.app)
    let outcome = try build(.app, translation)
    let found = MissingSymbol.find(in: outcome.messages)
    let names =
      found.symbols.isEmpty
      ? nil : try SymbolNames(of: runtime, cache: cache, toolchain: toolchain)
    return Check(
      notes: project.notes + Self.notes(of: translation.answers), missing: found.symbols,
      others: found.others,
      types: names?.types ?? [], members: names?.members ?? [])
  }

  // MARK: Steps

  /// The translated sources of the app and of the modules of packages.
  private struct Translation {
    let app: TranslatorTool.Answer
    let modules: [PackageModuleBuilder.Translated]

    var answers: [TranslatorTool.Answer] { modules.map(\.answer) + [app] }
  }

  private func translate(_ product: Product) throws(ProjectError) -> Translation {
    let known = Self.knownModules + project.packageModules.map(\.name)
    var request = TranslatorTool.Request(
      module: project.moduleName,
      output: (product == .app ? folders.sources : folders.testSources).path,
      sources: project.sources.map(\.path), mergedModules: project.mergedModules,
      knownModules: known, blanksUnknownImports: true,
      tests: product == .app ? [] : project.testSources.map(\.path))
    let app = try translator.run(request)
    request.mergedModules = []
    var modules: [PackageModuleBuilder.Translated] = []
    for module in project.packageModules {
      modules.append(try moduleBuilder.translate(module, request))
    }
    return Translation(app: app, modules: modules)
  }

  private func build(
    _ product: Product, _ translation: Translation
  ) throws(ProjectError) -> Outcome {
    let isTest = product == .tests
    if isTest, translation.app.testCases.isEmpty {
      throw ProjectError("“\(project.name)” has no unit tests")
    }
    let executable = folders.app.appendingPathComponent(
      project.moduleName + (isTest ? "-tests" : ""))
    let leftOut = try AppFolder(folder: folders.app).update(project, others: runtime.resources)
    var result = try moduleBuilder.build(translation.modules)
    if result.isSuccess {
      let app = try compiler.run(
        job(translation.app, isTest: isTest, executable, modules: result.objects))
      result.isSuccess = app.isSuccess
      result.messages += app.messages
      result.others += app.others
    }
    let messages = SourcePlaces(translation.answers).located(result.messages)
    if !result.isSuccess, !messages.contains(where: { $0.kind == .error }) {
      throw ProjectError(
        "the project cannot be built: \(result.others.last ?? "the compiler gave no reason")")
    }
    return Outcome(
      executable: result.isSuccess ? executable : nil, messages: messages,
      notes: project.notes + leftOut + Self.notes(of: translation.answers))
  }

  /// Returns the compilation of the app or its tests.
  ///
  /// - Parameter modules: the object files of the modules of packages.
  private func job(
    _ answer: TranslatorTool.Answer, isTest: Bool, _ executable: URL, modules: [String]
  ) throws(ProjectError) -> Compiler.Job {
    var sources = answer.files.map(\.copy) + answer.start
    if isTest { sources = try TestProgram(answer, folders.testProgram).sources(sources) }
    var flags = project.compilerFlags + ["-emit-executable", "-o", executable.path]
    if !project.sources.contains(where: { $0.lastPathComponent == "main.swift" }) || isTest {
      flags.append("-parse-as-library")
    }
    if isTest { flags += ["-enable-testing", "-lXCTest"] }
    flags += ["-I", folders.modules.path]
    return Compiler.Job(
      module: project.moduleName, sources: sources,
      objects: isTest ? folders.testObjects : folders.objects,
      languageVersion: project.languageVersion,
      compilationConditions: project.compilationConditions, flags: flags + runtime.linkerFlags,
      linked: modules)
  }

  private static func notes(of answers: [TranslatorTool.Answer]) -> [String] {
    let missing = Dictionary(grouping: answers.flatMap(\.unavailableImports), by: \.module)
    let imports = missing.sorted { $0.key < $1.key }.map { module, places in
      let list = places.map { "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line)" }
      return "there is no module “\(module)”, which is imported at \(list.joined(separator: ", "))"
    }
    return imports
      + answers.flatMap(\.notes).map { "\($0.file):\($0.line):\($0.column): \($0.message)" }
  }
}
