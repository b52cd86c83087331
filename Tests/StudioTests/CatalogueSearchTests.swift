import Catalogue
import Studio
import Testing

/// Demos are found by what one remembers of them.
struct CatalogueSearchTests {
  private func ids(_ text: String) -> [String] {
    var search = CatalogueSearch()
    return search.groups(for: text).flatMap(\.demos).map(\.id)
  }

  @Test func everyDemoIsInOneGroup() {
    let ids = Catalogue.groups.flatMap(\.demos).map(\.id)
    #expect(ids.count == Set(ids).count)
    #expect(Set(ids) == Set(Catalogue.all.map(\.id)))
    #expect(
      Catalogue.groups.map(\.title) == [
        "Present", "Sheets and popovers", "Push and pop", "Tabs, pages and containers",
        "Segues and storyboards", "Gallery", "Animation", "Gestures", "Physics",
      ])
  }

  @Test func titlesAndIdsAreFoundInAnyCase() {
    #expect(ids("BOUNCING") == ["modal-bounce"])
    #expect(ids("gallery fold") == ["gallery-fold"])
    #expect(ids("").count == Catalogue.all.count)
    #expect(ids("no such demo") == [])
  }

  @Test func titlesAreFoundByTheApostropheOfTheKeyboard() {
    #expect(ids("push's animator") == ["tab-scale-fade"])
    #expect(ids("push’s animator") == ["tab-scale-fade"])
  }

  /// Those whose source has the words.
  @Test func symbolsAreFoundWhereNoTitleHasTheWord() {
    #expect(ids("UISnapBehavior") == ["dynamics-toss", "dynamics-snap"])
    let driven = ids("uipercentdriven")
    #expect(driven.contains("modal-bounce") && driven.contains("nav-interactive-push"))
    #expect(!driven.contains("alert") && !driven.contains("modal-default"))
  }
}
