import Foundation

/// The machine's Swift compiler.
package struct Toolchain: Sendable {
  /// The path of `swiftc`.
  package let compiler: String
  /// The version that the compiler prints.
  package let version: String

  package init(compiler: String) throws(ProjectError) {
    self.compiler = compiler
    let result = try Command(compiler, ["--version"]).run()
    version =
      String(decoding: result.output, as: UTF8.self)
      .split(whereSeparator: \.isNewline).first.map(String.init) ?? "unknown"
  }

  /// Finds the compiler in the search path.
  ///
  /// - Throws: an error that says how to install it.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ProjectError) -> Toolchain {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let path = folder + "/swiftc"
      if FileManager.default.isExecutableFile(atPath: String(path)) {
        return try Toolchain(compiler: String(path))
      }
    }
    throw ProjectError(
      "there is no Swift compiler in the search path; a project is built by one: "
        + "https://www.swift.org/install")
  }

  /// Returns the path of another tool of the toolchain, such as `swift`.
  func tool(_ name: String) -> String {
    URL(fileURLWithPath: compiler).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// Returns the target triple, such as `x86_64-unknown-linux-gnu`.
  func target() throws(ProjectError) -> String {
    struct Info: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    let result = try Command(compiler, ["-print-target-info"]).run()
    guard let info = try? JSONDecoder().decode(Info.self, from: result.output) else {
      throw ProjectError("\(compiler) does not tell what it compiles for")
    }
    return info.target.triple
  }
}
