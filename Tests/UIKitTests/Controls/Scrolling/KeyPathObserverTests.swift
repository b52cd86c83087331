import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Properties of views that are observed by their names.
@MainActor
struct KeyPathObserverTests {
  private final class Page: UIViewController, @preconcurrency KeyValueObserver {
    let scrollView = UIScrollView()
    var seen: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 300, height: 2000)
      view.addSubview(scrollView)
      scrollView.addObserver(self, forKeyPath: "contentOffset", options: [.new], context: nil)
      view.addObserver(self, forKeyPath: "backgroundColor", context: nil)
    }

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let point = change?[.newKey] as? CGPoint
      seen.append("\(keyPath ?? "") \(point.map { "\(Int($0.y))" } ?? "")")
    }
  }

  @Test func aControllerFollowsAScrollView() {
    let page = Page()
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: page)
    simulator.settle()
    page.scrollView.contentOffset.y = 40
    page.scrollView.contentOffset.y = 80
    simulator.settle()
    #expect(page.seen == ["contentOffset 80"])
    page.scrollView.removeObserver(page, forKeyPath: "contentOffset")
    page.scrollView.contentOffset.y = 10
    page.view.backgroundColor = .red
    simulator.settle()
    #expect(page.seen == ["contentOffset 80", "backgroundColor "])
  }
}
