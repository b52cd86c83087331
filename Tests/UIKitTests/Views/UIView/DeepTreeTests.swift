import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Views inside each other, so many that calls inside each other would not fit on the stack.
@MainActor
struct DeepTreeTests {
  /// A view in a view, and so on.
  private func nest(_ levels: Int) -> UIView {
    let root = UIView()
    var innermost = root
    for _ in 0..<levels {
      let view = UIView()
      innermost.addSubview(view)
      innermost = view
    }
    return root
  }

  @Test func manyLevelsOfLayersAreFreed() {
    var root: CALayer? = CALayer()
    weak var innermost: CALayer?
    for _ in 0..<200_000 {
      let outer = CALayer()
      if innermost == nil { innermost = root }
      if let inner = root { outer.addSublayer(inner) }
      root = outer
    }
    #expect(innermost != nil)
    root = nil
    #expect(innermost == nil)
  }

  @Test func aDeepTreeIsDescribed() {
    let lines = nest(1000).recursiveDescription().split(separator: "\n")
    #expect(lines.count == 1001)
    #expect(lines.last?.hasPrefix(String(repeating: "   | ", count: 1000) + "<UIView") == true)
  }

  // MARK: On the screen

  /// Blue views in each other, as many as `levels`, the innermost red; each fills the one around
  /// it.
  @MainActor
  private struct Tower {
    let simulator: Simulator
    let root = UIViewController()
    private(set) var innermost: UIView

    init(_ levels: Int, _ configure: (UIView) -> Void = { _ in }) {
      simulator = Simulator(size: CGSize(width: 100, height: 100), scale: 1, root: root)
      innermost = root.view
      for _ in 0..<levels {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        configure(view)
        innermost.addSubview(view)
        innermost = view
      }
      innermost.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }

    /// The colour of a pixel of the screen.
    func color(_ x: Int, _ y: Int) -> UInt32? {
      simulator.snapshot().map { $0.pixel(x: x, y: y) & 0xFF_FFFF }
    }
  }

  @Test func tenThousandLevelsAreShownResizedAndFreed() {
    weak var innermost: UIView?
    do {
      let tower = Tower(10_000) { $0.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      innermost = tower.innermost
      tower.simulator.settle()
      #expect(tower.color(50, 50) == 0xFF_0000)
      tower.simulator.resize(to: CGSize(width: 200, height: 120), scale: 1)
      tower.simulator.settle()
      #expect(tower.innermost.frame == CGRect(x: 0, y: 0, width: 200, height: 120))
      #expect(tower.color(190, 110) == 0xFF_0000)
      tower.innermost.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      tower.simulator.settle()
      #expect(tower.color(190, 110) == 0x00_FF00)
      tower.root.view.subviews.first?.removeFromSuperview()
      tower.simulator.settle()
    }
    #expect(innermost == nil)
  }

  @Test func deepViewsAreNotifiedOfTheirWindowTraitsAndSafeArea() throws {
    let tower = Tower(10_000)
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tower.innermost.addSubview(probe)
    tower.simulator.settle()
    #expect(probe.calls == ["window"])
    tower.root.view.overrideUserInterfaceStyle = .dark
    #expect(probe.calls == ["window", "traits"])
    #expect(probe.traitCollection.userInterfaceStyle == .dark)
    tower.root.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 3)
    tower.simulator.settle()
    #expect(probe.calls == ["window", "traits", "safe area"])
    #expect(probe.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 3))
    tower.root.view.subviews.first?.removeFromSuperview()
    #expect(probe.calls.last == "no window")
  }

  @Test func constraintsOfDeepViewsAreSolved() {
    let tower = Tower(10_000)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    tower.innermost.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: tower.innermost.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: tower.root.view.topAnchor, constant: 9),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    tower.simulator.settle()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 20, height: 30))
  }

  @Test func aTouchReachesTheInnermostOfTenThousand() {
    let tower = Tower(10_000)
    let taps = TapCounter(on: tower.innermost)
    tower.simulator.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps.count == 1)
  }

  @Test func beyondTheDocumentedDepthOneWarningIsGiven() {
    let root = nest(20_100)
    var hit: UIView?
    let warnings = Diagnostics.collecting {
      root.visitAll { $0.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
      root.visitAll { $0.autoresizingMask = .flexibleWidth }
      hit = root.hitTest(CGPoint(x: 5, y: 5), with: nil)
      _ = root.hitTest(CGPoint(x: 5, y: 5), with: nil)
      root.frame.size.width = 20
      root.frame.size.width = 30
    }
    var widths: [CGFloat] = []
    root.visitAll { widths.append($0.bounds.width) }
    #expect(warnings.count == 2)
    #expect(warnings.allSatisfy { $0.contains("20000 levels") }, "\(warnings)")
    #expect(hit != nil)
    #expect(widths.firstIndex { $0 != 30 } == 20_001)
  }

  @Test func theTabKeyFindsAButtonDeepInside() {
    let tower = Tower(2_000)
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    tower.innermost.addSubview(button)
    tower.simulator.settle()
    tower.simulator.press("Tab")
    #expect(button.isFocused)
  }
}

private final class Probe: UIView {
  var calls: [String] = []

  override func didMoveToWindow() { calls.append(window == nil ? "no window" : "window") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls.append("traits")
  }
  override func safeAreaInsetsDidChange() { calls.append("safe area") }
}

@MainActor
private final class TapCounter {
  private(set) var count = 0

  init(on view: UIView) {
    let recognizer = UITapGestureRecognizer(target: self, action: Selector(TapCounter.tap))
    view.addGestureRecognizer(recognizer)
  }

  func tap() { count += 1 }
}

extension UIView {
  fileprivate func visitAll(_ body: (UIView) -> Void) {
    var view: UIView? = self
    while let current = view {
      body(current)
      view = current.subviews.first
    }
  }
}
