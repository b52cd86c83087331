import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The values of clipboards by type.
@MainActor
struct PasteboardTests {
  @Test func eachKindOfValueIsReadBack() throws {
    let simulator = Simulator(root: UIViewController())
    let board = UIPasteboard.general
    board.strings = ["one", "two"]
    #expect(board.string == "one" && board.strings == ["one", "two"] && board.numberOfItems == 2)
    #expect(board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
    let url = try #require(URL(string: "https://example.org/a"))
    board.url = url
    #expect(board.url == url && board.hasURLs && board.string == "https://example.org/a")
    board.color = .red
    #expect(board.color == .red && board.hasColors && board.string == nil)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    board.image = image
    #expect(board.image === image && board.hasImages && board.types == ["public.png"])
    #expect(board.data(forPasteboardType: "public.png") != nil)
    board.items = []
    #expect(board.numberOfItems == 0 && !board.hasImages)
    #expect(simulator.isIdle)
  }

  @Test func aChangeOfTheSystemsClipboardCounts() {
    let simulator = Simulator(root: UIViewController())
    let board = UIPasteboard.general
    board.string = "mine"
    #expect(simulator.platform.clipboardText == "mine")
    let count = board.changeCount
    #expect(board.changeCount == count)
    simulator.platform.clipboardText = "of another program"
    #expect(board.changeCount == count + 1 && board.string == "of another program")
    board.setData(Data("data".utf8), forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "data" && board.contains(pasteboardTypes: ["public.utf8-plain-text"]))
    #expect(board.changeCount == count + 2)
  }

  @Test func pasteboardsOfANameShareTheirItems() {
    let simulator = Simulator(root: UIViewController())
    let name = UIPasteboard.Name("notes")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let one = UIPasteboard(name: name, create: true)
    one?.string = "kept"
    #expect(UIPasteboard(name: name, create: false)?.string == "kept")
    UIPasteboard.general.string = "other"
    #expect(one?.string == "kept" && UIPasteboard.withUniqueName().string == nil)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(simulator.isIdle)
  }
}
