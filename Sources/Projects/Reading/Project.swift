package import Foundation

/// An iOS project that was read: what its app is made of.
///
/// The targets that the app needs become one module. Targets of packages stay modules.
package struct Project: Equatable, Sendable {
  /// What the user calls it: the product's name.
  package var name: String
  /// The module of the app's sources.
  package var moduleName: String
  /// The folder that was opened.
  package var folder: URL
  /// The Swift sources of the app and of the modules that it needs, without repetition.
  package var sources: [URL]
  /// The modules that become one, the app's own first.
  package var mergedModules: [String]
  /// The modules of Swift packages that it imports, each after those that it depends on.
  package var packageModules: [PackageModule]
  /// The Swift sources of its unit tests.
  package var testSources: [URL]
  /// Storyboards, xibs, catalogues, strings, pictures and other files and folders, as they are
  /// copied into an app.
  package var resources: [URL]
  /// The files that say what the project is made of, besides the folders of its sources.
  package var manifests: [URL]
  /// The folders of Swift packages outside of the folder that the project names.
  var otherPackages: [URL]
  /// The values of `Info.plist`, without variables, as the text of a property list.
  package var information: Data
  /// The language mode of its sources: "4", "4.2", "5" or "6".
  package var languageVersion: String
  /// The names that `#if` finds to be true besides the compiler's own.
  package var compilationConditions: [String]
  /// What else the compiler is told.
  package var compilerFlags: [String]
  /// What belongs to the app and cannot be used, each in a sentence.
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

  /// All Swift sources but those of the tests.
  package var allSources: [URL] { sources + packageModules.flatMap(\.sources) }

  /// The folders of its sources and manifests, and those in them, also where there is no source in
  /// them yet: a file that is added to one may belong to the project.
  package var sourceFolders: Set<String> {
    let files = allSources + stringCatalogs + manifests
    return FolderFiles.folders(in: Set(files.map { $0.deletingLastPathComponent().path }))
  }

  /// The string catalogues of the app and of the modules of packages, of which the texts of each
  /// language are made when the app is built.
  package var stringCatalogs: [URL] {
    (resources + packageModules.flatMap(\.resources)).filter { $0.pathExtension == "xcstrings" }
  }

  /// The language mode of projects that name none.
  package static let usualLanguageVersion = "5"
}

/// Why a project cannot be opened, in one sentence.
package struct ProjectError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension Project {
  /// A name as it can stand in source: every other character becomes an underscore, as Xcode does.
  package static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber ?? true ? "_" + text : text
  }

  /// The language mode of a version, as a project's settings have it.
  static func languageVersion(of version: String?) -> String {
    switch version.flatMap(Double.init) ?? 5 {
    case 6...: "6"
    case 5...: "5"
    case 4.2...: "4.2"
    // The compiler takes 4 at least.
    default: "4"
    }
  }
}
