import CoreGraphics
import Foundation
import ObjectiveCSupport
import Testing

/// Predicates that are made of formats. The expected results are those of Foundation on iOS.
@MainActor
struct PredicateTests {
  @Test func aRegularExpressionMatchesTheWholeTextOnly() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[a-z.-]+\\.[a-z]{2,64}")
    #expect(mail.evaluate(with: "ann@example.com"))
    #expect(!mail.evaluate(with: "ann@example.com ") && !mail.evaluate(with: "to ann@example.com"))
    #expect(!mail.evaluate(with: nil) && !mail.evaluate(with: "ann@example.com\n"))
    #expect(NSPredicate(format: "SELF MATCHES[c] 'a|ab'").evaluate(with: "AB"))
  }

  @Test func arraysAreFilteredByText() {
    let names = ["Zoë", "zoe", "Ann"] as NSArray
    let found = { names.filtered(using: $0) as? [String] }
    #expect(found(NSPredicate(format: "SELF CONTAINS[cd] %@", "ZOE")) == ["Zoë", "zoe"])
    #expect(found(NSPredicate(format: "SELF contains[c] %@", "ZOE")) == ["zoe"])
    let either = NSPredicate(format: "SELF BEGINSWITH 'A' OR SELF ENDSWITH 'ë'")
    #expect(found(either) == ["Zoë", "Ann"])
    #expect(found(NSPredicate(format: "SELF LIKE 'z?e'")) == ["zoe"])
    #expect(found(NSPredicate(format: "SELF IN %@", ["Ann", "Bob"])) == ["Ann"])
  }

  @Test func keyPathsLeadThroughDictionaries() {
    let person: [String: Any] = ["name": ["first": "Ann"], "age": 30, "tags": ["a", "b"]]
    let holds = { (format: String, arguments: [Any]) in
      NSPredicate(format: format, argumentArray: arguments).evaluate(with: person)
    }
    #expect(holds("name.first == %@ AND age >= %d", ["Ann", 30]))
    #expect(holds("%K = 'Ann'", ["name.first"]) && holds("SELF.age BETWEEN {29.5, 30}", []))
    #expect(!holds("age < %ld", [30]) && holds("NOT age < 30 && age <> 31", []))
    #expect(holds("ANY tags == %@", ["b"]) && !holds("ALL tags == %@", ["b"]))
    #expect(holds("tags.@count == 2 AND NONE tags == 'c'", []))
    #expect(holds("salary == nil", []) && !holds("age == NIL", []))
  }

  @Test func aCollectionHasACountAndConditionsAreNested() {
    let predicate = NSPredicate(format: "count > 1 AND (TRUEPREDICATE OR count == 0)")
    #expect(predicate.evaluate(with: [1, 2]) && !predicate.evaluate(with: [1]))
  }

  @Test func datesAndBooleansAreCompared() {
    let past = ["date": Date(timeIntervalSince1970: 1), "on": true] as [String: Any]
    let limit = Date(timeIntervalSince1970: 2)
    #expect(NSPredicate(format: "date < %@", limit as NSDate).evaluate(with: past))
    #expect(NSPredicate(format: "on == YES").evaluate(with: past))
    #expect(!NSPredicate(format: "on == %@", NSNumber(value: false)).evaluate(with: past))
  }

  @Test func predicatesAreCombined() {
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "SELF > %d", 1), NSPredicate(format: "SELF < %f", 2.5),
    ])
    #expect(both.evaluate(with: 2) && !both.evaluate(with: 1) && !both.evaluate(with: 3))
  }

  @Test(arguments: [
    "", "SELF", "SELF ==", "SELF = 'a", "(SELF = 1", "SELF = 1 1", "SELF = %@", "SELF =[",
    "SELF = [c",
  ])
  func anInvalidFormatIsFalse(format: String) {
    var predicate: NSPredicate?
    let warnings = Diagnostics.collecting { predicate = NSPredicate(format: format) }
    #expect(warnings.count == 1 && predicate?.evaluate(with: 1) == false)
  }

  @Test(arguments: ["(", "NOT ", "{"])
  func aFormatThatIsTooDeepIsFalse(part: String) {
    let format = (part == "{" ? "SELF IN " : "") + String(repeating: part, count: 100_000)
    var predicate: NSPredicate?
    let warnings = Diagnostics.collecting { predicate = NSPredicate(format: format) }
    #expect(warnings.count == 1 && warnings[0].count < 500)
    #expect(predicate?.evaluate(with: 1) == false)
  }
}
