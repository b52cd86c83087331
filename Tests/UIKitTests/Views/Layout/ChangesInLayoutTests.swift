import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Views and controllers that activate their constraints in every layout.
@MainActor
struct ChangesInLayoutTests {
  /// A view that activates equal constraints of its subview in each layout.
  private final class Badge: UIView {
    let inner = UIView()
    var layouts = 0
    /// Whether the constraints of the inner view's size are replaced in each layout.
    var replacesSize = false
    var side: CGFloat = 20

    override init(frame: CGRect) {
      super.init(frame: frame)
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      if replacesSize { NSLayoutConstraint.deactivate(inner.constraints) }
      NSLayoutConstraint.activate([
        inner.centerXAnchor.constraint(equalTo: layoutMarginsGuide.centerXAnchor),
        inner.centerYAnchor.constraint(equalTo: centerYAnchor),
        inner.widthAnchor.constraint(equalToConstant: side),
        inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
      ])
    }
  }

  /// A controller that activates equal constraints after each layout.
  private final class Page: UIViewController {
    let inner = UIView()
    var layouts = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        inner.widthAnchor.constraint(equalToConstant: 50),
        inner.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
  }

  /// A view that does something in each layout.
  private final class Box: UIView {
    let (label, other) = (UILabel(), UIButton(type: .system))
    var layouts = 0
    var work: (Box) -> Void = { _ in }

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "Label"
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      addSubview(other)
      label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      work(self)
    }
  }

  private static func show(_ view: UIView) -> Simulator {
    let controller = UIViewController()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    controller.view.addSubview(view)
    return Simulator(scale: 1, root: controller)
  }

  /// The number of layouts of a box that does something in each of them, and the warnings.
  private static func layouts(_ work: @escaping (Box) -> Void) -> (count: Int, warnings: [String]) {
    let box = Box()
    let simulator = show(box)
    simulator.settle()
    box.work = work
    box.layouts = 0
    let warnings = Diagnostics.collecting {
      box.setNeedsLayout()
      simulator.settle()
    }
    return (box.layouts, warnings)
  }

  @Test func theLayoutOfAViewThatAddsEqualConstraintsEachTimeHasAnEnd() {
    let badge = Badge()
    var simulator: Simulator?
    let warnings = Diagnostics.collecting {
      simulator = Self.show(badge)
      simulator?.settle()
    }
    #expect(warnings == [])
    #expect(badge.inner.frame == CGRect(x: 40, y: 20, width: 20, height: 20))
    let layouts = badge.layouts
    #expect(layouts <= 3)
    badge.setNeedsLayout()
    simulator?.settle()
    #expect(badge.layouts == layouts + 1)
  }

  @Test func aViewThatReplacesConstraintsInEachLayoutFollowsTheirNewValues() {
    let badge = Badge()
    badge.replacesSize = true
    let simulator = Self.show(badge)
    simulator.settle()
    badge.side = 30
    let warnings = Diagnostics.collecting {
      badge.setNeedsLayout()
      simulator.settle()
    }
    #expect(warnings == [])
    #expect(badge.inner.frame == CGRect(x: 35, y: 15, width: 30, height: 30))
  }

  @Test func aControllerCanAddEqualConstraintsAfterEachLayout() {
    let page = Page()
    var simulator: Simulator?
    let warnings = Diagnostics.collecting {
      simulator = Simulator(scale: 1, root: page)
      simulator?.settle()
    }
    #expect(warnings == [])
    #expect(page.inner.frame == CGRect(x: 10, y: 30, width: 50, height: 40))
    let layouts = page.layouts
    page.view.setNeedsLayout()
    simulator?.settle()
    #expect(page.layouts == layouts + 1)
  }

  @Test func subviewsCanBeReorderedInEachLayout() {
    let once = Self.layouts { $0.bringSubviewToFront($0.label) }
    #expect(once.count == 1)
    let twice = Self.layouts {
      $0.bringSubviewToFront($0.label)
      $0.bringSubviewToFront($0.other)
    }
    #expect(twice.count == 1)
    let again = Self.layouts { $0.addSubview($0.label) }
    #expect(again.count == 1)
    #expect(once.warnings + twice.warnings + again.warnings == [])
  }

  @Test func theSizeOfContentCanBeInvalidatedInEachLayout() {
    let own = Self.layouts { $0.invalidateIntrinsicContentSize() }
    #expect(own.count == 1)
    let inner = Self.layouts { $0.label.invalidateIntrinsicContentSize() }
    #expect(inner.count == 1)
    let priority = Self.layouts { $0.label.setContentHuggingPriority(.required, for: .vertical) }
    #expect(priority.count <= 2)
    #expect(own.warnings + inner.warnings + priority.warnings == [])
  }

  @Test func aButtonCanBeConfiguredInEachLayout() {
    let titles = Self.layouts { $0.other.setTitle("Title", for: .normal) }
    let colors = Self.layouts {
      $0.other.setTitleColor(.red, for: .normal)
      $0.other.tintColor = .blue
    }
    let texts = Self.layouts {
      $0.other.setAttributedTitle(NSAttributedString(string: "Title"), for: .normal)
      $0.label.attributedText = NSAttributedString(string: "Label")
    }
    for result in [titles, colors, texts] {
      #expect(result.count <= 3)
      #expect(result.warnings == [])
    }
  }

  @Test func aLabelWhoseTextChangesInALayoutGetsItsNewSize() {
    let box = Box()
    let simulator = Self.show(box)
    simulator.settle()
    let width = box.label.frame.width
    box.work = { $0.label.text = "A longer label" }
    box.setNeedsLayout()
    simulator.settle()
    #expect(box.label.frame.width > width)
    #expect(box.label.frame.size == box.label.intrinsicContentSize)
  }

  /// A view of 10 by 5 points above another one.
  private static func addView(above bar: UIView, in view: UIView) -> UIView {
    let above = UIView()
    above.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(above)
    NSLayoutConstraint.activate([
      above.bottomAnchor.constraint(equalTo: bar.topAnchor),
      above.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      above.widthAnchor.constraint(equalToConstant: 10),
      above.heightAnchor.constraint(equalToConstant: 5),
    ])
    return above
  }

  @Test func theFrameOfAViewWithConstraintsToItCanBeSetInEachLayout() {
    let box = Box()
    let bar = UIView()
    box.addSubview(bar)
    let above = Self.addView(above: bar, in: box)
    var y: CGFloat = 40
    box.work = { _ in bar.frame = CGRect(x: 0, y: y, width: 100, height: 20) }
    var simulator: Simulator?
    let warnings = Diagnostics.collecting {
      simulator = Self.show(box)
      simulator?.settle()
      #expect(above.frame == CGRect(x: 0, y: 35, width: 10, height: 5))
      box.layouts = 0
      box.setNeedsLayout()
      simulator?.settle()
      #expect(box.layouts == 1)
      y = 30
      box.setNeedsLayout()
      simulator?.settle()
      #expect(above.frame == CGRect(x: 0, y: 25, width: 10, height: 5))
    }
    #expect(warnings == [])
  }

  @Test func aViewCanBeAttachedToTheTabBar() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let above = Self.addView(above: tabs.tabBar, in: tabs.view)
    var simulator: Simulator?
    let warnings = Diagnostics.collecting {
      simulator = Simulator(scale: 1, root: tabs)
      simulator?.settle()
    }
    #expect(warnings == [])
    #expect(above.frame.maxY == tabs.tabBar.frame.minY && above.frame.height == 5)
  }
}
