import CoreGraphics
import ObjectiveCSupport
import Testing

/// What Objective-C knows of objects and classes.
struct ObjectTests {
  private final class Rule: ObjectOfCollections {}

  @Test func anObjectIsFoundAgainInFoundationsSets() {
    let (one, other) = (Rule(), Rule())
    let rules = NSMutableSet()
    for rule in [one, other, one] { rules.add(rule) }
    #expect(rules.count == 2 && rules.contains(one))
    rules.remove(one)
    #expect(rules.count == 1 && !rules.contains(one) && rules.contains(other))
    #expect((rules.allObjects.first as? Rule) === other)
  }

  private final class Note: NSObject {}

  @Test func classesOfTheLibraryHaveNoModuleInTheirNames() {
    #expect(NSObject.description() == "NSObject")
    #expect(NSMutableSet.description() == "NSMutableSet")
    #expect(Note.description().hasPrefix("ObjectiveCSupportTests."))
  }

  @Test func anObjectHasAClassAndThatHasASuperclass() {
    let note: NSObject = Note()
    #expect(object_getClass(note) == Note.self && object_getClass(nil) == nil)
    #expect(class_getSuperclass(Note.self) == NSObject.self)
    #expect(class_getSuperclass(Rule.self) == nil && class_getSuperclass(nil) == nil)
  }

  @Test func aClassIsItsOwnClassForCoder() {
    #expect(Note.classForCoder() == Note.self && NSObject.classForCoder() == NSObject.self)
    #expect(Note().classForCoder == Note.self && Note().isKind(of: Note.classForCoder()))
  }

  @Test func formattedTextIsAppended() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%d/%.1f", 3, 2.5)
    #expect(text.isEqual(to: "a3/2.5"))
  }

  @Test func textsWithAttributesCanBeMadeEmpty() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    text.append(NSAttributedString())
    #expect(text.string == "a" && NSAttributedString().length == 0)
  }
}
