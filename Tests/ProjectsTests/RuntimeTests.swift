import Foundation
import Testing

@testable import Projects

struct RuntimeTests {
  /// The compiler reads the modules of its own version only.
  @Test func aLibraryOfAnotherCompilerIsNotUsed() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    let compiler = try fixture.write(
      "swiftc", "#!/bin/sh\necho Swift version 6.3.1\necho Target: x\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    let toolchain = try Toolchain(compiler: compiler.path)
    #expect(toolchain.version == "Swift version 6.3.1")
    #expect(Runtime.isCompiled(fixture.folder, by: toolchain), "it was built where it lies")
    try fixture.write("PlaygroundRuntime.compiler", "Swift version 6.3.1\n")
    #expect(Runtime.isCompiled(fixture.folder, by: toolchain))
    try fixture.write("PlaygroundRuntime.compiler", "Swift version 6.2\n")
    #expect(!Runtime.isCompiled(fixture.folder, by: toolchain))
  }

  @Test func aProgramThatFailsHasAReason() throws {
    #expect(
      try Command("/bin/sh", ["-c", "echo one >&2; echo two >&2; exit 3"]).run().reason == "two")
    #expect(
      try Command("/bin/sh", ["-c", "exit 3"]).run().reason == "it has ended with status 3")
    #expect(
      try Command("/bin/sh", ["-c", "kill -KILL $$"]).run().reason
        == "it was ended: Killed")
  }

  @Test func theTranslatorThatWasInstalledIsUsedWhileItIsNewerThanItsSources() throws {
    let fixture = try XcodeFixture()
    defer { fixture.remove() }
    let compiler = try fixture.write("swiftc", "#!/bin/sh\necho Swift version 6.3.1\n")
    let build = try fixture.write("Translator/build", "echo error: built again >&2; exit 1\n")
    let program = try fixture.write("translate-project", "")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    let runtime = Runtime(
      folder: fixture.folder, modules: fixture.folder, moduleMaps: [],
      translator: build.deletingLastPathComponent())
    func find() throws(ProjectError) -> TranslatorTool {
      try TranslatorTool.find(
        runtime, cache: fixture.folder.appendingPathComponent("Cache"),
        toolchain: Toolchain(compiler: compiler.path)
      ) { _ in }
    }
    let source = try fixture.write("Translator/Sources/Index.swift", "")
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now - 60], ofItemAtPath: source.path)
    #expect(try find().program == program)
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now + 60], ofItemAtPath: source.path)
    let error = #expect(throws: ProjectError.self) { try find() }
    #expect(error?.description == "the translator cannot be built: error: built again")
  }
}
