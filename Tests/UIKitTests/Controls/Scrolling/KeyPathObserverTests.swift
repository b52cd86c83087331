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

  @MainActor
  private final class Listener: NSObject, @preconcurrency KeyValueObserver {
    var seen: Set<String> = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { seen.insert(keyPath ?? "") }
  }

  @Test func propertiesOfControlsAreKnownByTheirNames() {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: page)
    let (label, field, button) = (UILabel(), UITextField(), UIButton(type: .system))
    for view: UIView in [label, field, button] {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      page.view.addSubview(view)
    }
    let listener = Listener()
    let warnings = Diagnostics.collecting {
      label.addObserver(listener, forKeyPath: "text", context: nil)
      field.addObserver(listener, forKeyPath: "placeholder", context: nil)
      button.addObserver(listener, forKeyPath: "enabled", context: nil)
      button.addObserver(listener, forKeyPath: "titleLabel.text", context: nil)
      page.addObserver(listener, forKeyPath: "title", context: nil)
      label.text = "New"
      button.isEnabled = false
      button.setTitle("Go", for: .normal)
      page.title = "Page"
      simulator.advance(by: 0.1)
    }
    #expect(listener.seen == ["text", "enabled", "titleLabel.text", "title"])
    #expect(warnings == [])
    label.setValue("Set", forKey: "text")
    #expect(label.text == "Set" && page.value(forKey: "title") as? String == "Page")
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
