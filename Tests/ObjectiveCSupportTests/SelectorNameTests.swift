import CoreGraphics
import ObjectiveCSupport
import Testing

@MainActor
private final class Page: NSObject {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func press(_ sender: NSNumber) { calls.append("press \(sender)") }
  func both(_ sender: NSNumber, _ event: NSString) { calls.append("both \(sender) \(event)") }
  func all(_ name: String?, _ number: NSNumber, _ place: UnsafeMutableRawPointer?) {
    calls.append("all \(name ?? "nil") \(number) \(place == nil)")
  }
}

@MainActor
private final class Other: NSObject {
  var calls = 0
  func somethingElse() { calls += 1 }
}

@MainActor struct SelectorNameTests {
  @Test func selectorsOfOneNameAreEqual() {
    #expect(Selector("plain", Page.plain) == Selector("plain"))
    #expect(Selector("plain", Page.plain) == Selector("plain", Other.somethingElse))
    #expect(Selector("plain", Page.plain).hashValue == Selector("plain").hashValue)
    #expect(Selector("plain", Page.plain) != Selector("press:", Page.press))
    #expect(Selector("plain").name == "plain")
    #expect(Selector(Page.plain).name == nil)
  }

  @Test func aBaseNameGetsAColonForEachParameter() {
    #expect(Selector(base: "plain", Page.plain).name == "plain")
    #expect(Selector(base: "press", Page.press).name == "press:")
    #expect(Selector(base: "both", Page.both).name == "both::")
  }

  @Test func theMethodIsCalledWithItsArguments() {
    let page = Page()
    page.perform(Selector("plain", Page.plain))
    page.perform(Selector("press:", Page.press), with: NSNumber(value: 3))
    page.perform(
      Selector("both::", Page.both), with: NSNumber(value: 4), with: NSString("event"))
    #expect(page.calls == ["plain", "press 3", "both 4 event"])
  }

  @Test func aMethodTakesAsManyOfThreeValuesAsItHasParameters() {
    let page = Page()
    let selectors = [
      Selector("plain", Page.plain), Selector("press:", Page.press),
      Selector(base: "all", Page.all),
    ]
    #expect(selectors.last?.name == "all:::" && selectors.last == Selector("all:::", Page.all))
    for selector in selectors {
      #expect(
        selector.perform(on: page, values: [NSNumber(value: 1), NSNumber(value: 2), nil])
          == (selector.name != "all:::"))
    }
    #expect(Selector(Page.all).perform(on: page, values: [nil, NSNumber(value: 2), nil]))
    #expect(Selector(Page.all).perform(on: page, values: ["id", NSNumber(value: 3), nil]))
    #expect(page.calls == ["plain", "press 1", "all nil 2 true", "all id 3 true"])
  }

  @Test func anObjectOfAnotherClassIsCalledByItsOwnMethodOfTheName() {
    ObjectiveCNames.add(Other.self, actions: [Selector("plain", Other.somethingElse)])
    let other = Other()
    other.perform(Selector("plain", Page.plain))
    other.perform(Selector("plain"))
    #expect(other.calls == 2)
  }

  @Test func anObjectRespondsToWhatItsClassHas() {
    ObjectiveCNames.add(Page.self, actions: [Selector("registered", Page.plain)])
    let page = Page()
    #expect(page.responds(to: Selector("registered")))
    #expect(page.responds(to: Selector("plain", Page.plain)))
    #expect(!page.responds(to: Selector("somethingElse", Other.somethingElse)))
    #expect(!page.responds(to: nil))
  }

  @Test func aMethodThatDoesNotExistIsReported() {
    let page = Page()
    let warnings = Diagnostics.collecting { _ = page.perform(Selector("gone:")) }
    #expect(warnings == ["Page has no method “gone:” for these arguments."])
  }

  @Test func aNameWithoutAMethodIsNotAdded() {
    let warnings = Diagnostics.collecting {
      ObjectiveCNames.add(Page.self, actions: [Selector("loop:"), Selector(Page.plain)])
    }
    #expect(warnings.count == 2)
    #expect(!Page().responds(to: Selector("loop:")))
  }
}
