import Foundation
import ObjectiveCSupport
import Testing

/// Collections of the Objective-C Foundation that can hold their objects weakly.
struct ObjectCollectionTests {
  private class Listener: Named {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private protocol Named: AnyObject {
    var name: String { get }
  }

  /// Equal to others of its number.
  private final class Card: NSObject, NSCopying {
    let number: Int
    init(_ number: Int) { self.number = number }
    override var hash: Int { number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Card)?.number == number }
    func copy(with zone: NSZone? = nil) -> Any { Card(number) }
  }

  // MARK: Hash tables

  @Test func aWeakTableDoesNotHoldItsObjects() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Listener("kept")
    table.add(kept)
    do {
      let ended = Listener("ended")
      table.add(ended)
      #expect(table.count == 2 && table.contains(ended))
    }
    #expect(table.count == 1 && table.anyObject === kept)
    #expect(table.allObjects.map { ($0 as? Listener)?.name } == ["kept"])
  }

  @Test func aStrongTableHoldsItsObjects() {
    let table = NSHashTable<Listener>()
    table.add(Listener("held"))
    #expect(table.allObjects.map(\.name) == ["held"])
  }

  @Test func aTableOfAProtocolGivesItsMembers() {
    let table = NSHashTable<any Named>.weakObjects()
    let (one, other) = (Listener("a"), Listener("b"))
    for listener in [one, other, one] { table.add(listener) }
    #expect(table.allObjects.map(\.name) == ["a", "b"])
    table.remove(one)
    #expect(table.allObjects.map(\.name) == ["b"] && !table.contains(one))
    table.removeAllObjects()
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test func objectsAreEqualAsTheOptionsSay() {
    let (card, equal) = (Card(1), Card(1))
    let byValue = NSHashTable<Card>()
    byValue.add(card)
    byValue.add(equal)
    #expect(byValue.count == 1 && byValue.member(equal) === card)
    let byAddress = NSHashTable<Card>(options: .objectPointerPersonality)
    byAddress.add(card)
    byAddress.add(equal)
    #expect(byAddress.count == 2)
    byAddress.remove(equal)
    #expect(byAddress.allObjects.first === card && byAddress.count == 1)
    let copying = NSHashTable<Card>(options: .copyIn)
    copying.add(card)
    #expect(copying.contains(card) && copying.anyObject !== card)
  }

  @Test func tablesAreCombinedAsSets() {
    let table = numbers(1, 2)
    table.union(numbers(2, 3))
    #expect(table.allObjects.map(\.number) == [1, 2, 3])
    #expect(table.intersects(numbers(3)) && !table.intersects(numbers(4)))
    table.minus(numbers(1))
    table.intersect(numbers(1, 3))
    #expect(table.allObjects.map(\.number) == [3])
    #expect(table.isSubset(of: numbers(3, 4)) && !table.isSubset(of: numbers(4)))
  }

  private func numbers(_ numbers: Int...) -> NSHashTable<Card> {
    let table = NSHashTable<Card>()
    for number in numbers { table.add(Card(number)) }
    return table
  }

  @Test func anEnumeratorGoesThroughTheObjectsOfItsTime() {
    let table = numbers(1, 2)
    let enumerator = table.objectEnumerator()
    table.removeAllObjects()
    #expect((enumerator.nextObject() as? Card)?.number == 1)
    #expect((enumerator.nextObject() as? Card)?.number == 2)
    #expect(enumerator.nextObject() == nil)
  }

  @Test func endedObjectsAreForgotten() {
    let table = NSHashTable<Listener>.weakObjects()
    let kept = Listener("kept")
    table.add(kept)
    for number in 0..<1000 { table.add(Listener("\(number)")) }
    #expect(table.count == 1 && table.contains(kept))
  }

  // MARK: Map tables

  @Test func aMapTableHoldsWhatItsNameSays() {
    let (key, value) = (Card(1), Listener("value"))
    let values = NSMapTable<Card, Listener>.strongToWeakObjects()
    let keys = NSMapTable<Card, Listener>.weakToStrongObjects()
    let neither = NSMapTable<Card, Listener>.weakToWeakObjects()
    let both = NSMapTable<Card, Listener>.strongToStrongObjects()
    values.setObject(value, forKey: Card(2))
    values.setObject(Listener("ended"), forKey: key)
    keys.setObject(Listener("held"), forKey: key)
    keys.setObject(value, forKey: Card(2))
    neither.setObject(value, forKey: key)
    neither.setObject(value, forKey: Card(2))
    both.setObject(Listener("held"), forKey: Card(2))
    #expect(values.object(forKey: Card(2)) === value && values.object(forKey: key) == nil)
    #expect(keys.object(forKey: key)?.name == "held" && keys.object(forKey: Card(2)) == nil)
    #expect(neither.object(forKey: key) === value && neither.object(forKey: Card(2)) == nil)
    #expect(both.object(forKey: Card(2))?.name == "held")
    #expect(values.count == 1 && keys.count == 1 && neither.count == 1 && both.count == 1)
  }

  @Test func aTableOfAnyObjectsHasNoneWhereNoneWasSet() {
    let table = NSMapTable<AnyObject, AnyObject>.weakToStrongObjects()
    let (key, value) = (Listener("key"), Listener("value"))
    #expect(table.object(forKey: key) == nil)
    table.setObject(value, forKey: key)
    #expect(table.object(forKey: key) === value && table.object(forKey: value) == nil)
    let set = NSHashTable<AnyObject>()
    #expect(set.member(key) == nil && set.anyObject == nil)
  }

  @Test func aKeyHasTheObjectThatWasSetLast() {
    let table = NSMapTable<NSString, Listener>.strongToStrongObjects()
    table.setObject(Listener("first"), forKey: "key")
    table.setObject(Listener("last"), forKey: NSString(string: "key"))
    table.setObject(Listener("other"), forKey: "other")
    #expect(table.count == 2 && table.object(forKey: "key")?.name == "last")
    #expect(table.dictionaryRepresentation().count == 2)
    let names = table.objectEnumerator()?.compactMap { ($0 as? Listener)?.name }
    #expect(names == ["last", "other"])
    #expect(table.keyEnumerator().compactMap { $0 as? NSString } == ["key", "other"])
    table.removeObject(forKey: "key")
    table.setObject(nil, forKey: "other")
    #expect(table.count == 0 && table.object(forKey: "key") == nil)
  }

  // MARK: Pointer arrays

  @Test func aWeakArrayHasNilInThePlaceOfWhatHasEnded() {
    let array = NSPointerArray.weakObjects()
    let kept = Listener("kept")
    func add(_ listener: Listener) {
      array.addPointer(Unmanaged.passUnretained(listener).toOpaque())
    }
    add(Listener("ended"))
    add(kept)
    #expect(array.count == 2 && array.pointer(at: 0) == nil)
    let pointer = array.pointer(at: 1)
    #expect(pointer.map { Unmanaged<Listener>.fromOpaque($0).takeUnretainedValue() } === kept)
    array.compact()
    #expect(array.count == 1 && array.allObjects.count == 1)
    array.insertPointer(nil, at: 0)
    #expect(array.count == 2 && array.pointer(at: 0) == nil)
    array.replacePointer(at: 0, withPointer: pointer)
    array.removePointer(at: 1)
    #expect((array.allObjects.first as? Listener) === kept)
    array.count = 3
    #expect(array.pointer(at: 2) == nil && array.allObjects.count == 1)
  }
}
