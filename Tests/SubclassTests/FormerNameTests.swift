import SwiftFourNames
import Testing
import UIKit
import UIKitSimulator

/// A controller that is compiled in the language mode of Swift 4, with the names of that time.
@MainActor struct FormerNameTests {
  @Test func overridesByFormerNamesAreCalled() {
    let (page, child) = (FormerPage(), FormerPage())
    let simulator = Simulator(root: page)
    #expect(page.contain(child) == 1)
    #expect(child.calls == ["willMove", "didMove"] && child.parent === page)
    #expect(page.release(child) == 0)
    #expect(child.calls == ["willMove", "didMove", "willMove", "didMove"])
    page.decidingChild = child
    #expect(page.childForStatusBarStyle === child)
    simulator.settle()
  }

  @Test func formerNamesStandForThePresentValues() {
    #expect(
      FormerPage().values == [
        "true", "\(CGRect(x: 2, y: 1, width: 14, height: 16))", "1", "1", "[0.0, 0.0]",
        "UIApplicationDidBecomeActiveNotification", "-1.0", "64",
      ])
  }

  /// What a class without an actor calls.
  @Test func functionsCanBeCalledByOrdinaryClasses() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    let files = FormerHelper().files(of: image)
    // The first bytes of both formats.
    #expect(files.map { $0.prefix(2).map { $0 } } == [[0x89, 0x50], [0xFF, 0xD8]])
    #expect(!FormerHelper().announce("Done"))
  }

  @Test func framesAndTextsAreConverted() {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 100, height: 100), scale: 1, root: page)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    page.view.addSubview(view)
    simulator.settle()
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(FormerHelper().text(of: frame, in: view) == "{{11, 22}, {3, 4}}")
    #expect(
      FormerHelper().geometry("{{1, 2}, {3, 4}}", "{5, 6}", "{7, 8, 9, 10}") == [
        "{{1, 2}, {3, 4}}", "{5, 6}", "{7, 8, 9, 10}",
      ])
  }

  @Test func controlsAreMadeByFormerNames() {
    #expect(FormerHelper().spinner().style == .whiteLarge)
    #expect(FormerHelper().spinner().frame.size == CGSize(width: 20, height: 20))
    let emitter = FormerHelper().emitter()
    #expect(emitter.emitterShape == .line && emitter.emitterMode == .surface)
    #expect(emitter.renderMode == .additive)
    let pages = FormerHelper().pages(spacing: 12)
    #expect(pages.transitionStyle == .scroll)
  }

  @Test func constantsOfAnimationsAreStrings() {
    let push = FormerHelper().push()
    #expect(push.type == .push && push.subtype == .fromLeft && push.fillMode == .forwards)
    #expect(push.timingFunction == CAMediaTimingFunction(name: .easeIn))
    let names: [CAMediaTimingFunctionName] = [.linear, .easeOut, .default]
    #expect(FormerHelper().timings() == names.map { CAMediaTimingFunction(name: $0) })
  }

  @Test func propertiesOfLayersTakeTheStringsOfConstants() {
    let layer = CAShapeLayer()
    #expect(FormerHelper().style(layer) == ["resizeAspect", "round"])
    #expect(layer.contentsGravity == .resizeAspect && layer.lineCap == .round)
    #expect(layer.lineJoin == .bevel && layer.fillMode == .both)
  }

  /// They were bits of a number.
  @Test func traitsAreCombinedAsNumbers() {
    let view = UIView()
    #expect(FormerHelper().describe(view))
    #expect(view.accessibilityTraits == [.button, .selected])
  }

  @Test func formerNotificationsAreThePresentOnes() {
    #expect(
      FormerHelper().notifications == [
        UITextView.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
        UIWindow.didBecomeKeyNotification, UIContentSizeCategory.didChangeNotification,
        UIMenuController.didHideMenuNotification, UIApplication.userDidTakeScreenshotNotification,
      ])
  }

  /// The numbers and texts are Apple's.
  @Test func formerTypesAndConstantsStandForThePresentValues() {
    #expect(
      FormerHelper().values == ["1", "3", "3", "2", "-1", "1", "UIKeyInputEscape", "true"])
  }
}
