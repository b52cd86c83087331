package import Foundation

/// The content of an iOS project that was read.
///
/// The targets that the app needs become one module. Targets of packages stay modules.
package struct Project: Equatable, Sendable {
  /// The name for the user, which is the product's name.
  package var name: String
  /// The module of the app's sources.
  package var moduleName: String
  /// The folder that was opened.
  package var folder: URL
  /// The Swift sources of the app and of its modules, each once.
  package var sources: [URL]
  /// The modules that are merged into one, the app's own first.
  package var mergedModules: [String]
  /// The imported modules of Swift packages, each after its dependencies.
  package var packageModules: [PackageModule]
  /// The Swift sources of its unit tests.
  package var testSources: [URL]
  /// Storyboards, xibs, catalogs, strings, images and other files and folders, as they are copied
  /// into an app.
  package var resources: [URL]
  /// The files that define the content of the project, besides the folders of its sources.
  package var manifests: [URL]
  /// The folders of Swift packages outside the project's folder.
  var otherPackages: [URL]
  /// The values of `Info.plist` with variables expanded, as the text of a property list.
  package var information: Data
  /// The language mode of its sources: "4", "4.2", "5" or "6".
  package var languageVersion: String
  /// The conditions that are true for `#if`, besides the compiler's own.
  package var compilationConditions: [String]
  /// The other options of the compiler.
  package var compilerFlags: [String]
  /// Messages about parts of the app that cannot be used, each a sentence.
  package var notes: [String]

  package init(name: String, moduleName: String, folder: URL) {
    (self.name, self.moduleName, self.folder) = (name, moduleName, folder)
    (sources, testSources, resources, manifests) = ([], [], [], [])
    mergedModules = [moduleName]
    packageModules = []
    (otherPackages, information) = ([], Data())
    languageVersion = Self.usualLanguageVersion
    (compilationConditions, compilerFlags, notes) = ([], [], [])
  }

  /// All Swift sources except those of the tests.
  package var allSources: [URL] { sources + packageModules.flatMap(\.sources) }

  /// The folders of its sources and manifests, and the folders in them, even without sources: a
  /// file that is added to one may belong to the project.
  package var sourceFolders: Set<String> {
    let files = allSources + stringCatalogs + manifests
    return FolderFiles.folders(in: Set(files.map { $0.deletingLastPathComponent().path }))
  }

  /// The string catalogs of the app and of the modules of packages. The build generates the strings
  /// files of each language from them.
  package var stringCatalogs: [URL] {
    (resources + packageModules.flatMap(\.resources)).filter { $0.pathExtension == "xcstrings" }
  }

  /// The default language mode of projects.
  package static let usualLanguageVersion = "5"
}

/// The reason why a project cannot be opened, in one sentence.
package struct ProjectError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension Project {
  /// Returns a name as a Swift identifier: every other character becomes an underscore, as in
  /// Xcode.
  package static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber ?? true ? "_" + text : text
  }

  /// Returns the language mode of a version in a project's settings.
  static func languageVersion(of version: String?) -> String {
    switch version.flatMap(Double.init) ?? 5 {
    case 6...: "6"
    case 5...: "5"
    case 4.2...: "4.2"
    // The compiler supports 4 and later.
    default: "4"
    }
  }
}
