import CoreGraphics
import ObjectiveCSupport
import Testing

@MainActor private var firstKey: UInt8 = 0
@MainActor private var secondKey: UInt8 = 0

@MainActor struct AssociatedObjectTests {
  @Test func eachKeyHasAValueOfItsOwn() {
    let object = NSObject()
    objc_setAssociatedObject(object, &firstKey, "one", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(object, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(object, &firstKey) as? String == "one")
    #expect(objc_getAssociatedObject(object, &secondKey) as? Int == 2)
    #expect(objc_getAssociatedObject(NSObject(), &firstKey) == nil)
    objc_setAssociatedObject(object, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &firstKey) == nil)
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, &secondKey) == nil)
  }

  @Test func aValueLivesAsLongAsItsObject() {
    weak var value: NSObject?
    do {
      let object = NSObject()
      do {
        let associated = NSObject()
        value = associated
        objc_setAssociatedObject(object, &firstKey, associated, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(value != nil)
      withExtendedLifetime(object) {}
    }
    AssociatedObjects.purge()
    #expect(value == nil)
  }

  @Test func anAssignedValueIsNotHeld() {
    let object = NSObject()
    do {
      let associated = NSObject()
      objc_setAssociatedObject(object, &firstKey, associated, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(object, &firstKey) as? NSObject === associated)
    }
    #expect(objc_getAssociatedObject(object, &firstKey) == nil)
  }

  @Test func aNewObjectHasNothingOfAnEndedOne() {
    AssociatedObjects.purge()
    let before = AssociatedObjects.count
    for _ in 0..<10_000 {
      // Most of these have the address of the one before.
      let object = NSObject()
      #expect(objc_getAssociatedObject(object, &firstKey) == nil)
      objc_setAssociatedObject(object, &firstKey, "value", .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(AssociatedObjects.count - before <= 128)
  }
}
