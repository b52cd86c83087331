import CoreGraphics
import ObjectiveCSupport
import Testing

/// What exchanges the functions of methods on iOS.
@MainActor
struct MethodImplementationTests {
  private final class Page: NSObject { func show() {} }

  @Test func noMethodIsFoundAndThereIsOneWarning() {
    let warnings = Diagnostics.collecting {
      for name in ["show", "hide"] {
        #expect(class_getInstanceMethod(Page.self, Selector(name)) == nil)
      }
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("class_getInstanceMethod finds and changes no") == true)
  }

  @Test func noObjectTakesTheMessagesOfAnother() {
    #expect(Page().forwardingTarget(for: Selector("show")) == nil)
  }
}
