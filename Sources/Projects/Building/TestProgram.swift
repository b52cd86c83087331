import Foundation

/// The program that runs a project's unit tests, with the app as the host.
struct TestProgram {
  private let answer: TranslatorTool.Answer
  private let file: URL

  /// - Parameter file: the location of its source.
  init(_ answer: TranslatorTool.Answer, _ file: URL) { (self.answer, self.file) = (answer, file) }

  /// Returns the sources with this program's entry point instead of the app's.
  func sources(_ sources: [String]) throws(ProjectError) -> [String] {
    try BuildFolders.write(Data(text.utf8), to: file)
    return sources.filter { path in
      let name = URL(fileURLWithPath: path).lastPathComponent
      return name != "__Start.swift" && name != "main.swift"
    } + [file.path]
  }

  private var text: String {
    """
    import PlaygroundApp
    import XCTest

    @main enum __TestProgram {
      @MainActor static func main() {
        __registerProject()
        ProjectTests.begin(\(answer.delegate.map { $0 + ".self" } ?? "nil"))
        XCTMain([
    \(answer.testCases.map(entry).joined())    ])
      }
    }

    """
  }

  private func entry(_ testCase: TranslatorTool.Answer.TestCase) -> String {
    let name = testCase.class
    let methods = testCase.methods.map { method in
      method.async
        ? "(\"\(method.name)\", asyncTest(\(name).\(method.name)))"
        : "(\"\(method.name)\", \(name).\(method.name))"
    }
    guard !methods.isEmpty else { return "" }
    return "      testCase([\(methods.joined(separator: ", "))]),\n"
  }
}
