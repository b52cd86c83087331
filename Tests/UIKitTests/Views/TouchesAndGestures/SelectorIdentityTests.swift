import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Selectors as the identity of actions.
@MainActor struct SelectorIdentityTests {
  /// Makes a selector at one place of the source, however often it is called.
  private func made(_ make: () -> Selector) -> (Selector, Selector) { (make(), make()) }

  @Test func aMethodReferenceEqualsItselfEachTimeItRuns() {
    let pairs = [
      made { Selector(Receiver.plain) }, made { Selector(Receiver.taking) },
      made { Selector(Receiver.takingAny) }, made { Selector(Receiver.takingMaybe) },
      made { Selector(Receiver.takingTwo) }, made { Selector(Receiver.fixed) },
      made { Selector(Receiver.added) }, made { Selector(HeirReceiver.plain) },
      made { Selector(HeirReceiver.taking) }, made { Selector(GenericReceiver<Int>.plain) },
      made { Selector(GenericReceiver<Int>.taking) }, made { Selector("plain") },
      made { Receiver.hidden },
    ]
    for (left, right) in pairs {
      #expect(left == right)
      #expect(left.hashValue == right.hashValue)
    }
    #expect(Set(pairs.map(\.0)).count == pairs.count)
  }

  @Test func closuresThatCaptureValuesAreDifferent() {
    func made(_ number: Int) -> Selector { Selector { (_: Receiver) in { print(number) } } }
    #expect(made(1) != made(2))
    let copy = made(3)
    #expect(copy == copy)
  }

  @Test func aHelperKeepsTheIdentityOfTheMethodThatItIsGiven() {
    func helper(_ method: @escaping @MainActor (Receiver) -> @MainActor () -> Void) -> Selector {
      Selector(method)
    }
    #expect(helper(Receiver.plain) != helper(Receiver.fixed))
  }

  @Test func aTargetThatIsAddedAgainIsCalledOnce() {
    let (control, receiver) = (UIControl(), Receiver())
    for _ in 0..<3 {
      control.addTarget(receiver, action: Selector(Receiver.plain), for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(receiver.calls == 1)

    let tap = UITapGestureRecognizer()
    for _ in 0..<3 { tap.addTarget(receiver, action: Selector(Receiver.plain)) }
    tap.removeTarget(receiver, action: Selector(Receiver.plain))
    control.removeTarget(receiver, action: Selector(Receiver.plain), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(receiver.calls == 1)
  }

  @Test func anEqualSelectorRemovesItsActionAmongOthersLikeIt() {
    let (control, receiver) = (UIControl(), Receiver())
    let actions = { [Selector(Receiver.plain), Selector(Receiver.fixed)] }
    for action in actions() { control.addTarget(receiver, action: action, for: .valueChanged) }
    control.removeTarget(receiver, action: actions()[1], for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(receiver.calls == 1 && receiver.fixedCalls == 0)
  }

  @Test func aSelectorPrintsItsNameOrItsPlace() {
    #expect("\(Selector("goBack:"))" == "goBack:")
    let text = "\(Selector(Receiver.taking))"
    #expect(text.hasPrefix("a method of Receiver that takes (UIControl), at "))
    #expect(text.contains("SelectorIdentityTests.swift:"))
  }

  @Test func aTargetInAnOptionalIsTheObjectInIt() {
    let (control, receiver) = (UIControl(), Receiver())
    let maybe: AnyObject? = receiver
    let warnings = Diagnostics.collecting {
      control.addTarget(maybe as Any, action: Selector(Receiver.plain), for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(receiver.calls == 1 && warnings.isEmpty)
  }
}

/// What objects print.
struct DescriptionTests {
  @Test @MainActor func objectsPrintTheirClassOffTheMainThread() async {
    let view = UIView()
    let objects = Objects(all: [
      view, view.layer, UIViewController(), UITapGestureRecognizer(),
      view.widthAnchor.constraint(equalToConstant: 3),
    ])
    let texts = await Task.detached { objects.all.map(\.description) }.value
    #expect(
      texts == [
        "<UIView>", "<CALayer>", "<UIViewController>", "<UITapGestureRecognizer>",
        "<NSLayoutConstraint>",
      ])
  }
}

/// Objects that are read on another thread.
private struct Objects: @unchecked Sendable {
  let all: [NSObject]
}

@MainActor
private class Receiver {
  var (calls, fixedCalls) = (0, 0)
  func plain() { calls += 1 }
  func taking(_ sender: UIControl) { calls += 1 }
  func takingAny(_ sender: Any) {}
  func takingMaybe(_ sender: Any?) {}
  func takingTwo(_ sender: Any, _ event: UIEvent?) {}
  final func fixed() { fixedCalls += 1 }
  private func secret() {}
  static var hidden: Selector { Selector(Receiver.secret) }
}

extension Receiver {
  fileprivate func added() {}
}

@MainActor
private final class HeirReceiver: Receiver {
  override func plain() { super.plain() }
}

@MainActor
private class GenericReceiver<Value> {
  func plain() {}
  func taking(_ sender: UIControl) {}
}
