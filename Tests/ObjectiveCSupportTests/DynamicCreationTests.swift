import CoreGraphics
import ObjectiveCSupport
import Testing

/// Objects of a class that is known at run time only.
@MainActor
struct DynamicCreationTests {
  private class Model: NSObject {
    let number: Int
    override init() { number = 4 }
  }

  private final class Detail: Model { let name = "detail" }

  private class Part: NSObject {
    let number: Int
    init(number: Int) { self.number = number }
    convenience override init() { self.init(number: 1) }
  }

  private final class OwnPart: Part {
    init(twice number: Int) { super.init(number: 2 * number) }
    convenience init() { self.init(twice: 3) }
  }

  @Test func theInitializerOfTheClassIsCalled() {
    let type: NSObject.Type = Model.self
    #expect((type.makeObject() as? Model)?.number == 4)
  }

  @Test func aSubclassThatInheritsTheInitializerIsMade() {
    let type: Model.Type = Detail.self
    let made = type.makeObject()
    #expect((made as? Detail)?.name == "detail")
    #expect(made.number == 4)
  }

  @Test func aConvenienceInitializerIsCalled() {
    let type: NSObject.Type = Part.self
    #expect((type.makeObject() as? Part)?.number == 1)
  }

  @Test func whatTheClassRegistersComesFirst() {
    ObjectiveCNames.makes(OwnPart.self) { OwnPart() }
    let type: Part.Type = OwnPart.self
    #expect(type.makeObject().number == 6)
  }

  @Test func anObjectIsMadeOffTheMainThread() async {
    let number = await Task.detached { (Model.self as Model.Type).makeObject().number }.value
    #expect(number == 4)
  }
}
