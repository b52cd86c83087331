import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Changes of constraints and contents that make another layout necessary.
@MainActor
struct LayoutRequestTests {
  /// A view with a content size.
  private final class Content: UIView {
    var content = CGSize(width: 10, height: 10) {
      didSet { if content != oldValue { invalidateIntrinsicContentSize() } }
    }
    override var intrinsicContentSize: CGSize { content }
  }

  /// A view that performs its layout before it tells its content size.
  private final class Measured: UIView {
    var work: () -> Void = {}
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: 10, height: 10)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      work()
    }
  }

  /// A view that does something after its subviews were laid out.
  private final class Host: UIView {
    var layouts = 0
    var work: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      work()
    }
  }

  private final class Page: UIViewController {
    var work: () -> Void = {}
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      work()
    }
  }

  private static func show(_ view: UIView) -> Simulator {
    let controller = UIViewController()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    controller.view.addSubview(view)
    let simulator = Simulator(scale: 1, root: controller)
    simulator.settle()
    return simulator
  }

  /// Adds a subview at the top left corner, and returns the constraint of its width.
  private static func add(
    _ subview: UIView, to view: UIView, width: CGFloat = 20
  ) -> NSLayoutConstraint {
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
    let constraint = subview.widthAnchor.constraint(equalToConstant: width)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: view.topAnchor),
      subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      subview.heightAnchor.constraint(equalToConstant: 10), constraint,
    ])
    return constraint
  }

  // MARK: Layout inside a layout

  @Test func aLayoutCanChangeConstraintsInAnAutoresizedSubviewAndLayItOutAtOnce() {
    let (host, wrapper, card, child) = (Host(), UIView(), UIView(), UIView())
    wrapper.addSubview(card)
    host.addSubview(wrapper)
    let narrow = Self.add(child, to: card)
    let wide = child.widthAnchor.constraint(equalToConstant: 50)
    let simulator = Self.show(host)
    #expect(child.frame.width == 20)
    var widths: [CGFloat] = []
    host.work = {
      narrow.isActive = false
      wide.isActive = true
      // The wrapper itself has no constraints.
      wrapper.layoutIfNeeded()
      widths.append(child.frame.width)
    }
    host.setNeedsLayout()
    simulator.settle()
    #expect(widths == [50])
    #expect(child.frame.width == 50)
  }

  @Test func aControllerCanLayOutItsViewAgainAfterALayout() {
    let (page, child) = (Page(), UIView())
    let width = Self.add(child, to: page.view)
    let simulator = Simulator(scale: 1, root: page)
    simulator.settle()
    var widths: [CGFloat] = []
    page.work = {
      guard width.constant != 70 else { return }
      width.constant = 70
      page.view.layoutIfNeeded()
      widths.append(child.frame.width)
    }
    page.view.setNeedsLayout()
    simulator.settle()
    #expect(widths == [70])
  }

  @Test func aLayoutThatSetsAConstantToZeroAndBackHasAnEnd() {
    let (host, child) = (Host(), UIView())
    let width = Self.add(child, to: host)
    let simulator = Self.show(host)
    host.work = {
      width.constant = 0
      width.constant = 20
      width.priority = .defaultHigh
      width.priority = .required - 1
    }
    host.setNeedsLayout()
    simulator.settle()
    host.layouts = 0
    let warnings = Diagnostics.collecting {
      host.setNeedsLayout()
      simulator.settle()
    }
    #expect(host.layouts == 1)
    #expect(warnings == [])
    #expect(child.frame.width == 20)
  }

  @Test func aConstantThatALayoutChangesTakesEffectInTheSameTurn() {
    let (host, child) = (Host(), UIView())
    let width = Self.add(child, to: host)
    let simulator = Self.show(host)
    host.work = { width.constant = host.bounds.width / 2 }
    host.setNeedsLayout()
    simulator.settle()
    #expect(child.frame.width == 50)
    host.bounds.size.width = 60
    simulator.settle()
    #expect(child.frame.width == 30)
  }

  // MARK: Contents

  @Test func contentThatChangesWhileOtherContentIsMeasuredGetsItsNewSize() {
    let (host, measured, label) = (Host(), Measured(), Content())
    for view in [measured, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
      view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
    }
    let simulator = Self.show(host)
    #expect(label.frame.width == 10)
    measured.work = { label.content.width = 30 }
    measured.setNeedsLayout()
    measured.invalidateIntrinsicContentSize()
    simulator.settle()
    #expect(label.frame.width == 30)
  }

  @Test func aLayoutThatPlacesAnAutoresizedViewFollowsItsContentBesideConstraints() {
    let (host, badge, child) = (Host(), Content(), UIView())
    badge.frame.size = badge.intrinsicContentSize
    host.addSubview(badge)
    _ = Self.add(child, to: host)
    // The badge is thereby an item of the engine, which does not place it.
    child.bottomAnchor.constraint(lessThanOrEqualTo: badge.bottomAnchor, constant: 50).isActive =
      true
    let simulator = Self.show(host)
    host.work = {
      badge.frame.size = badge.intrinsicContentSize
      badge.content = CGSize(width: 30, height: 12)
    }
    host.setNeedsLayout()
    simulator.settle()
    #expect(badge.frame.size == CGSize(width: 30, height: 12))
  }

  @Test func aLayoutCanRestoreAContentThatWasChangedInBetween() {
    let (host, badge) = (Host(), Content())
    host.addSubview(badge)
    let simulator = Self.show(host)
    host.work = {
      badge.frame.size = badge.intrinsicContentSize
      badge.content = CGSize(width: 16, height: 12)
    }
    for width in [40.0, 50] {
      badge.content.width = width
      simulator.settle()
      #expect(badge.frame.size == CGSize(width: 16, height: 12))
    }
  }

  // MARK: Solutions

  @Test func aViewReturnsToAFrameAfterTheSolutionWasReadInBetween() {
    let (host, child) = (Host(), UIView())
    let width = Self.add(child, to: host)
    let simulator = Self.show(host)
    width.constant = 50
    #expect(!child.hasAmbiguousLayout)
    width.constant = 20
    #expect(!child.hasAmbiguousLayout)
    simulator.settle()
    #expect(child.frame.width == 20)
    width.constant = 50
    simulator.settle()
    #expect(child.frame.width == 50)
    width.constant = 20
    simulator.settle()
    #expect(child.frame.width == 20)
  }

  @Test func aViewThatMovesToAnotherSuperviewIsPlacedAtAnEqualFrame() {
    let (host, first, second, child) = (Host(), UIView(), UIView(), UIView())
    for view in [first, second] {
      view.frame.size = CGSize(width: 40, height: 40)
      host.addSubview(view)
    }
    _ = Self.add(child, to: first)
    let simulator = Self.show(host)
    child.removeFromSuperview()
    child.frame = CGRect(x: 5, y: 5, width: 1, height: 1)
    NSLayoutConstraint.deactivate(child.constraints)
    _ = Self.add(child, to: second)
    simulator.settle()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }
}
