import Testing

@testable import Translator

/// Selectors as the compiler of Apple's systems makes them.
struct ObjectiveCNameTests {
  @Test(
    arguments: [
      ("f", [], "f"), ("f", [nil], "f:"), ("f", ["x"], "fWithX:"), ("f", [nil, "to"], "f:to:"),
      ("f", [nil, nil], "f::"), ("move", ["to"], "moveTo:"), ("moveTo", ["point"], "moveToPoint:"),
      ("animate", ["with", "for"], "animateWith:for:"), ("f", ["withX"], "fWithX:"),
      ("handle", ["sender", "forEvent"], "handleWithSender:forEvent:"),
      ("load", ["URL"], "loadWithURL:"), ("show", ["forward"], "showWithForward:"),
    ] as [(String, [String?], String)])
  func functionHasItsSelector(name: String, labels: [String?], selector: String) {
    #expect(ObjectiveCName.function(name, labels: labels) == selector)
  }

  @Test
  func throwingFunctionsHaveAnError() {
    #expect(ObjectiveCName.function("save", labels: [], isThrowing: true) == "saveAndReturnError:")
    #expect(ObjectiveCName.function("save", labels: ["to"], isThrowing: true) == "saveTo:error:")
  }

  @Test
  func selectorsOfTheLibraryHaveAColonForEachParameter() {
    for (name, selector) in AppleSelectors.labeled {
      #expect(name.count { $0 == ":" } == selector.count { $0 == ":" }, "\(name)")
    }
  }

  @Test
  func settersBeginWithSet() {
    #expect(ObjectiveCName.setter("value") == "setValue:")
  }
}
