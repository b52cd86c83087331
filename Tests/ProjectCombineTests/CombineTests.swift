import ProjectCombine
import Testing
import UIKit
import UIKitTestSupport

/// What projects import as Combine, and what it has of UIKit's objects.
@MainActor
struct CombineTests {
  private final class Model: NSObject {
    @Published var name = "Ada"
  }

  @Test func publishedPropertiesAreFollowed() {
    let model = Model()
    var names: [String] = []
    let subscription = model.$name.dropFirst().sink { names.append($0) }
    model.name = "Grace"
    subscription.cancel()
    model.name = "Joan"
    #expect(names == ["Grace"])
  }

  @Test func notificationsAreFollowed() {
    let name = Notification.Name("CombineTests")
    var count = 0
    let subscription = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    subscription.cancel()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func propertiesOfViewsAreFollowedFromTurnToTurn() {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 400), scale: 1, root: page)
    var alphas: [CGFloat] = []
    let subscription = page.view.publisher(for: \.alpha).sink { alphas.append($0) }
    #expect(alphas == [1])
    page.view.alpha = 0.25
    simulator.settle()
    page.view.alpha = 0.5
    simulator.settle()
    #expect(alphas == [1, 0.25, 0.5])
    subscription.cancel()
    page.view.alpha = 1
    simulator.settle()
    #expect(alphas == [1, 0.25, 0.5])
  }

  @Test func whatIsNotAskedForWaits() {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 400), scale: 1, root: page)
    let subscriber = Sipping()
    page.view.publisher(for: \.alpha).subscribe(subscriber)
    page.view.alpha = 0.25
    simulator.settle()
    page.view.alpha = 0.5
    simulator.settle()
    #expect(subscriber.values.isEmpty)
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.values == [0.5])
  }

  /// Asks for nothing by itself.
  private final class Sipping: Subscriber {
    var subscription: (any Subscription)?
    var values: [CGFloat] = []
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: CGFloat) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }
}
