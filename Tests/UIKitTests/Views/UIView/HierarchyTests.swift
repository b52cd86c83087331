import CoreGraphics
import Testing

import UIKit

/// Records the calls about its superview and window.
private final class Witness: UIView {
  let label: String
  var log: Log
  var onMoveToSuperview: ((Witness) -> Void)?

  final class Log {
    var lines: [String] = []
  }

  init(_ label: String, _ log: Log) {
    self.label = label
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.lines.append("\(label) willMove superview \(newSuperview == nil ? "nil" : "new")")
  }
  override func didMoveToSuperview() {
    log.lines.append("\(label) didMoveToSuperview")
    onMoveToSuperview?(self)
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    log.lines.append("\(label) willMove window \(newWindow == nil ? "nil" : "new")")
  }
  override func didMoveToWindow() { log.lines.append("\(label) didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { log.lines.append("\(label) didAdd") }
  override func willRemoveSubview(_ subview: UIView) { log.lines.append("\(label) willRemove") }
}

@MainActor
struct HierarchyTests {
  private let log = Witness.Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func labels(_ view: UIView) -> [String] {
    view.subviews.map { ($0 as? Witness)?.label ?? "?" }
  }

  @Test func addingToAWindowNotifiesOfTheWindowThenOfTheSuperview() {
    let (parent, child) = (Witness("parent", log), Witness("child", log))
    parent.addSubview(child)
    #expect(
      log.lines == ["child willMove superview new", "child didMoveToSuperview", "parent didAdd"])
    log.lines = []
    window.addSubview(parent)
    #expect(
      log.lines == [
        "parent willMove window new", "child willMove window new", "parent willMove superview new",
        "parent didMoveToWindow", "child didMoveToWindow", "parent didMoveToSuperview",
      ])
    #expect(child.window === window)
  }

  @Test func removingNotifiesOfTheSuperviewFirst() {
    let (parent, child) = (Witness("parent", log), Witness("child", log))
    window.addSubview(parent)
    parent.addSubview(child)
    log.lines = []
    child.removeFromSuperview()
    #expect(
      log.lines == [
        "parent willRemove", "child willMove window nil", "child willMove superview nil",
        "child didMoveToWindow", "child didMoveToSuperview",
      ])
    #expect(child.superview == nil && child.window == nil && child.layer.superlayer == nil)
  }

  @Test func movingWithinAWindowDoesNotTouchTheWindow() {
    let (first, second) = (Witness("first", log), Witness("second", log))
    let child = Witness("child", log)
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(child)
    log.lines = []
    second.addSubview(child)
    #expect(
      log.lines == [
        "first willRemove", "child willMove superview new", "child didMoveToSuperview",
        "second didAdd",
      ])
    #expect(first.subviews.isEmpty && child.superview === second)
  }

  @Test func viewsAndLayersKeepTheSameOrder() {
    let parent = UIView()
    let views = ["a", "b", "c", "d", "e"].map { Witness($0, log) }
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: 0)
    parent.insertSubview(views[2], belowSubview: views[0])
    parent.insertSubview(views[3], aboveSubview: views[1])
    parent.insertSubview(views[4], at: 99)
    #expect(labels(parent) == ["b", "d", "c", "a", "e"])
    parent.exchangeSubview(at: 0, withSubviewAt: 4)
    #expect(labels(parent) == ["e", "d", "c", "a", "b"])
    parent.exchangeSubview(at: 2, withSubviewAt: 1)
    #expect(labels(parent) == ["e", "c", "d", "a", "b"])
    parent.bringSubviewToFront(views[2])
    parent.sendSubviewToBack(views[1])
    #expect(labels(parent) == ["b", "e", "d", "a", "c"])
    parent.insertSubview(views[1], aboveSubview: views[3])
    #expect(labels(parent) == ["e", "d", "b", "a", "c"])
    let layers = parent.layer.sublayers ?? []
    #expect(layers.map(ObjectIdentifier.init) == parent.subviews.map { ObjectIdentifier($0.layer) })
  }

  @Test func insertingBesideAStrangerAddsOnTop() {
    let parent = UIView()
    let (resident, stranger, newcomer) = (
      Witness("resident", log), UIView(), Witness("newcomer", log)
    )
    parent.addSubview(resident)
    parent.insertSubview(newcomer, belowSubview: stranger)
    #expect(labels(parent) == ["resident", "newcomer"])
    newcomer.removeFromSuperview()
    parent.insertSubview(newcomer, aboveSubview: stranger)
    #expect(labels(parent) == ["resident", "newcomer"])
  }

  @Test func aViewCannotBecomeItsOwnDescendant() {
    let (parent, child, grandchild) = (UIView(), UIView(), UIView())
    parent.addSubview(child)
    child.addSubview(grandchild)
    parent.addSubview(parent)
    grandchild.addSubview(parent)
    grandchild.insertSubview(child, at: 0)
    #expect(parent.superview == nil && child.superview === parent)
    #expect(grandchild.subviews.isEmpty)
    #expect(grandchild.isDescendant(of: parent) && !parent.isDescendant(of: grandchild))
    #expect(parent.isDescendant(of: parent))
  }

  @Test func aViewMayRemoveItselfWhileItIsAdded() {
    let (parent, child) = (UIView(), Witness("child", log))
    child.onMoveToSuperview = { if $0.superview != nil { $0.removeFromSuperview() } }
    window.addSubview(parent)
    parent.addSubview(child)
    #expect(child.superview == nil && parent.subviews.isEmpty)
  }

  @Test func badIndicesDoNotCrash() {
    let parent = UIView()
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    parent.bringSubviewToFront(UIView())
    parent.insertSubview(UIView(), at: -4)
    #expect(parent.subviews.count == 1)
  }

  @Test func viewsAreFoundByTag() {
    let (parent, child) = (UIView(), UIView())
    child.tag = 7
    parent.addSubview(child)
    #expect(parent.viewWithTag(7) === child)
    #expect(parent.viewWithTag(8) == nil)
  }

  @Test func aRemovedViewIsFreed() {
    weak var freed: UIView?
    do {
      let view = UIView()
      view.addGestureRecognizer(UIPanGestureRecognizer())
      window.addSubview(view)
      view.removeFromSuperview()
      freed = view
    }
    #expect(freed == nil)
  }
}
