import Foundation
import Testing
import UIKitTestSupport

/// The code that articles show is compiled: each block stands in a file under `Snippets`.
struct ArticleTests {
  /// The package's folder.
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let articles = [
    "WriteATransition", "TestATransition", "FromFingerToPixel", "WhatDiffersFromIOS",
  ]

  @Test(arguments: articles) func codeInAnArticleIsCompiled(_ article: String) throws {
    let text = try Self.text("Sources/UIKit/UIKit.docc/\(article).md")
    let snippets = try Self.text("Tests/DocumentationTests/Snippets/\(article).swift")
    let blocks = Self.codeBlocks(in: text)
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(Self.lines(of: snippets).contains(Self.lines(of: block)), "\(block)")
    }
  }

  @Test func codeInTheReadmeIsCompiled() throws {
    let files = try ["Readme", "ReadmeAnimator", "ReadmeTest"].map {
      Self.lines(of: try Self.text("Tests/DocumentationTests/Snippets/\($0).swift"))
    }
    let blocks = Self.codeBlocks(in: try Self.text("README.md"))
    #expect(blocks.count == 3)
    for block in blocks {
      #expect(files.contains { $0.contains(Self.lines(of: block)) }, "\(block)")
    }
  }

  @Test func everyPictureOfTheReadmeIsThere() throws {
    let pictures = try Self.text("README.md").matches(of: /!\[[^\]]+\]\(([^)]+)\)/).map(\.1)
    #expect(!pictures.isEmpty)
    for picture in pictures {
      let file = Self.package.appending(path: String(picture))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(picture)")
    }
  }

  @Test(arguments: articles) func everyPictureOfAnArticleIsThere(_ article: String) throws {
    let text = try Self.text("Sources/UIKit/UIKit.docc/\(article).md")
    for match in text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/) {
      let file = Self.package.appending(path: "Sources/UIKit/UIKit.docc/Resources/\(match.1)")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(match.1)")
    }
  }

  /// What the article calls missing is declared nowhere.
  @Test func theMissingClassesOfTheArticleAreNotDeclared() throws {
    let text = try Self.text("Sources/UIKit/UIKit.docc/WhatDiffersFromIOS.md")
    let start = try #require(text.range(of: "- There are no `UIImagePickerController`"))
    let item = text[start.lowerBound...].components(separatedBy: "\n- ")[0]
    let names = Set(item.matches(of: /`([A-Z]\w+)`/).map { String($0.1) })
    #expect(names.count >= 15)
    let folder = Self.package.appending(path: "Sources").path
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where path.hasSuffix(".swift") {
      let source = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      for name in names where source.contains(name) {
        for word in ["class", "struct", "protocol", "typealias"] {
          #expect(!Self.words(of: source).contains("\(word) \(name)"), "\(path): \(name)")
        }
      }
    }
  }

  /// Each word with the one after it, without what is no part of a name.
  private static func words(of source: String) -> Set<String> {
    let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return Set(zip(words, words.dropFirst()).map { "\($0) \($1)" })
  }

  /// What demos and the gallery need and iOS does not have.
  @Test(arguments: [
    "CALayer.filters", "UIPercentDrivenInteractiveTransition", "pixel(column:row:)", "firstRow",
  ])
  func whatWorksOnlyHereIsListed(name: String) throws {
    let text = try Self.text("Sources/UIKit/UIKit.docc/WhatDiffersFromIOS.md")
    let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Not on iOS\n") }
    #expect(try #require(section).contains(name))
  }

  @Test func codeThatIsInNoFileIsFound() {
    #expect(
      Self.codeBlocks(in: "a\n```swift\nlet x = 1\n```\nb\n```sh\nls\n```\n") == ["let x = 1"])
    #expect(!Self.lines(of: "let x = 1\nlet y = 2").contains(Self.lines(of: "let x = 2")))
    #expect(Self.lines(of: "  let x = 1\n  let y = 2").contains(Self.lines(of: "let y = 2")))
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  private static func codeBlocks(in article: String) -> [String] {
    article.matches(of: /```swift\n((?s).*?)\n```/).map { String($0.1) }
  }

  /// Indentation does not count: a block may be a part of a type.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
