import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// What providers of dragged objects say they have, and what is loaded from them.
@MainActor
struct ItemProviderTests {
  /// An object of an app's own, which is written as a text.
  private final class Note: NSObject, NSItemProviderWriting {
    let text: String
    init(_ text: String) { self.text = text }
    static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(text.utf8), nil)
      return nil
    }
  }

  private func text(of provider: NSItemProvider) async -> String? {
    await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
  }

  @Test func aTextIsGivenAsATextOnly() async {
    let provider = NSItemProvider(object: "apple" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(provider.canLoadObject(ofClass: NSAttributedString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    #expect(await text(of: provider) == "apple")
  }

  @Test func anAddressIsAFileOnlyWhereItNamesOne() throws {
    let page = NSItemProvider(object: try #require(NSURL(string: "https://swift.org")))
    #expect(page.registeredTypeIdentifiers == ["public.url"])
    #expect(!page.hasItemConformingToTypeIdentifier("public.file-url"))
    let file = NSItemProvider(object: NSURL(fileURLWithPath: "/bin"))
    #expect(file.registeredTypeIdentifiers == ["public.file-url", "public.url"])
    #expect(file.canLoadObject(ofClass: URL.self))
  }

  @Test func anObjectOfTheRequestedClassIsHandedOverItself() async {
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let provider = NSItemProvider(object: color)
    let isSame = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
      provider.loadObject(ofClass: UIColor.self) { object, error in
        continuation.resume(returning: object === color && error == nil)
      }
    }
    #expect(isSame)
  }

  @Test func anObjectOfAnAppsOwnIsReadByItsData() async {
    let provider = NSItemProvider(object: Note("pear"))
    #expect(await text(of: provider) == "pear")
  }

  @Test func whatThereIsNotGivesAnError() async {
    let provider = NSItemProvider(object: UIColor.red)
    let code = await withCheckedContinuation { (continuation: CheckedContinuation<Int?, Never>) in
      provider.loadObject(ofClass: UIImage.self) { object, error in
        let code = (error as? NSError)?.code
        continuation.resume(returning: object == nil ? code : nil)
      }
    }
    #expect(code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    #expect(NSItemProvider().registeredTypeIdentifiers.isEmpty)
    #expect(await text(of: NSItemProvider()) == nil)
  }

  @Test func aColourIsReadFromItsData() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let type = "com.apple.uikit.color"
    let read = try UIColor.object(
      withItemProviderData: Data("0.25 0.5 0.75 1".utf8), typeIdentifier: type)
    #expect(read == color)
    #expect(throws: (any Error).self) {
      try UIColor.object(withItemProviderData: Data("nan 1 1".utf8), typeIdentifier: type)
    }
  }
}
