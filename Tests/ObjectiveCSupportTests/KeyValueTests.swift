import CoreGraphics
import ObjectiveCSupport
import Testing

@MainActor
private final class Person: NSObject {
  var name = "Ada"
  var age = 36
  var height: CGFloat = 1.7
  var friend: Person?
  var isOld: Bool { age > 60 }

  static let register: Void = ObjectiveCNames.add(
    Person.self,
    keys: [
      "name": Inspectable(\Person.name), "age": Inspectable(\Person.age),
      "height": Inspectable(\Person.height), "friend": Inspectable(\Person.friend),
      "old": Inspectable(readOnly: \Person.isOld),
    ])

  override init() {
    _ = Self.register
    super.init()
  }
}

@MainActor struct KeyValueTests {
  @Test func propertiesAreReadAndSetByName() {
    let person = Person()
    #expect(person.value(forKey: "name") as? String == "Ada")
    person.setValue("Grace", forKey: "name")
    #expect(person.name == "Grace")
    #expect(person.value(forKey: "friend") == nil)
  }

  @Test func numbersOfAnyTypeAreTaken() {
    let person = Person()
    person.setValue(NSNumber(value: 40), forKey: "age")
    #expect(person.age == 40)
    person.setValue(41.0, forKey: "age")
    #expect(person.age == 41)
    person.setValue(2, forKey: "height")
    #expect(person.height == 2)
  }

  @Test func aPathGoesThroughObjects() {
    let (person, friend) = (Person(), Person())
    person.setValue(friend, forKey: "friend")
    person.setValue("Grace", forKeyPath: "friend.name")
    #expect(friend.name == "Grace")
    #expect(person.value(forKeyPath: "friend.name") as? String == "Grace")
    #expect(friend.value(forKeyPath: "friend.name") == nil)
  }

  @Test func severalValuesAreSetAndRead() {
    let person = Person()
    person.setValuesForKeys(["name": "Grace", "age": 85])
    let values = person.dictionaryWithValues(forKeys: ["name"])
    #expect(values as? [String: String] == ["name": "Grace"])
    #expect(person.value(forKey: "old") as? Bool == true)
  }

  @Test func misuseIsReportedAndChangesNothing() {
    let person = Person()
    let warnings = Diagnostics.collecting {
      person.setValue("many", forKey: "age")
      person.setValue(1, forKey: "nothing")
      person.setValue(true, forKey: "old")
    }
    #expect(
      warnings == [
        "“age” of Person is no Int; it stays as it is.",
        "Person has no property “nothing” that is known by its name.",
        "“old” of Person is no Bool; it stays as it is.",
      ])
    #expect(person.age == 36)
  }
}

@MainActor struct KeyValueObservingTests {
  @Test func anAnnouncedChangeIsReportedAtOnce() {
    let person = Person()
    var changes: [String] = []
    let observation = person.observe(\.name, options: [.old, .new]) { _, change in
      changes.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    person.name = "Grace"
    ObjectiveCNames.didChange(person, "name")
    #expect(changes == ["Ada Grace"])
    // Setting the same value announces a change that is none.
    ObjectiveCNames.didChange(person, "name")
    #expect(changes.count == 1)
    observation.invalidate()
    person.name = "Joan"
    ObjectiveCNames.didChange(person, "name")
    #expect(changes.count == 1)
  }

  @Test func otherChangesAreFoundByComparison() {
    let person = Person()
    var ages: [Int] = []
    let observation = person.observe(\.age, options: [.initial, .new]) { _, change in
      if let age = change.newValue { ages.append(age) }
    }
    person.age = 40
    person.age = 41
    KeyValueObservations.checkAll()
    KeyValueObservations.checkAll()
    #expect(ages == [36, 41])
    withExtendedLifetime(observation) {}
  }

  @Test func anObservationEndsWithItsResult() {
    let person = Person()
    var count = 0
    var observation: NSKeyValueObservation? = person.observe(\.age) { _, _ in count += 1 }
    observation = nil
    person.age = 50
    KeyValueObservations.checkAll()
    #expect(count == 0)
    withExtendedLifetime(observation) {}
  }

  @Test func observationsOfEndedObjectsCostNothing() {
    for _ in 0..<10_000 {
      let person = Person()
      let observation = person.observe(\.age) { _, _ in }
      withExtendedLifetime(observation) {}
    }
    KeyValueObservations.checkAll()
    #expect(KeyValueObservations.count < 100)
  }
}
