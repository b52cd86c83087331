package import Foundation

/// A target of a Swift package in the project's folder that the app imports. It is compiled as a
/// module of its own, as Xcode does.
package struct PackageModule: Equatable, Sendable {
  package var name: String
  /// The name of its package.
  package var package: String
  package var sources: [URL]
  /// What `Bundle.module` has: files and folders, as they are copied into an app.
  package var resources: [URL]
  /// The other modules of packages that it imports.
  package var dependencies: [String]
  /// The language mode of its sources: "4", "4.2", "5" or "6".
  package var languageVersion: String
  /// The names that `#if` finds to be true besides the compiler's own.
  package var compilationConditions: [String]
  /// What else the compiler is told.
  package var compilerFlags: [String]

  /// The folder of its resources in the app, named as Xcode names it.
  package var bundle: String { "\(package)_\(name).bundle" }
}
