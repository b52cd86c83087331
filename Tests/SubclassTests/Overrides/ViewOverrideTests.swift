import QuartzCore
import Testing
import UIKit
import UIKitSimulator

/// A view that overrides what apps override of views and responders.
@MainActor struct ViewOverrideTests {
  @Test func aViewsOverriddenMembersAreCalled() {
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let view = FullView(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
    page.view.addSubview(view)
    let other = UIView()
    view.addSubview(other)
    view.setNeedsUpdateConstraints()
    page.view.tintColor = .red
    page.additionalSafeAreaInsets.top = 200
    simulator.settle()
    other.removeFromSuperview()
    view.sizeToFit()
    simulator.tap(at: CGPoint(x: 60, y: 150))
    simulator.press("A")
    view.removeFromSuperview()
    simulator.settle()
    #expect(
      view.log.missing(from: [
        "action(for:forKey:)", "canBecomeFirstResponder", "didAddSubview(_:)",
        "didMoveToSuperview()",
        "didMoveToWindow()", "draw(_:)", "hitTest(_:with:)", "layoutSubviews()",
        "point(inside:with:)", "safeAreaInsetsDidChange()", "sizeThatFits(_:)",
        "tintColorDidChange()", "touchesBegan(_:with:)", "touchesEnded(_:with:)",
        "updateConstraints()", "willMove(toSuperview:)", "willMove(toWindow:)",
        "willRemoveSubview(_:)",
      ]) == [])
    #expect(view.layer is CAGradientLayer)
  }

  @Test func whatOverridesReturnIsUsed() {
    let view = FixedView(frame: .zero)
    #expect(view.intrinsicContentSize == CGSize(width: 3, height: 4))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 5, height: 6))
    #expect(view.superview == nil && !view.isDescendant(of: UIView()))
    view.alpha = 0.5
    #expect(view.alpha == 1)
  }

  /// The view itself calls them, too.
  @Test func overridesOfWhatIsAddedAndConvertedAreCalled() {
    let view = KeepingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.interactions = [UIContextMenuInteraction(delegate: view)]
    view.interactions = []
    view.addConstraints([view.widthAnchor.constraint(equalToConstant: 5)])
    view.removeConstraints(view.constraints)
    view.addLayoutGuide(UILayoutGuide())
    for guide in view.layoutGuides { view.removeLayoutGuide(guide) }
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    view.setContentCompressionResistancePriority(.required, for: .vertical)
    view.endEditing(true)
    view.directionalLayoutMargins.leading = 30
    #expect(view.layoutMargins.right == 30, "it is always read from right to left")
    #expect((view as UIView).convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
    #expect(
      view.log.missing(from: [
        "addConstraint(_:)", "addInteraction(_:)", "addLayoutGuide(_:)", "convert(_:to:)",
        "endEditing(_:)", "removeConstraint(_:)", "removeInteraction(_:)",
        "removeLayoutGuide(_:)", "setContentCompressionResistancePriority(_:for:)",
        "setContentHuggingPriority(_:for:)",
      ]) == [])
  }

  @Test func aViewMakesASnapshotOfItsOwn() {
    let view: UIView = PicturedView()
    #expect(view.snapshotView(afterScreenUpdates: true) is UIImageView)
    view.accessibilityIgnoresInvertColors = false
    #expect(view.accessibilityIgnoresInvertColors)
  }
}

private final class PicturedView: UIView {
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIImageView() }
  override var accessibilityIgnoresInvertColors: Bool {
    get { true }
    set {}
  }
}

private class FullView: UIView {
  let log = CallLog()

  override class var layerClass: AnyClass { CAGradientLayer.self }
  override class var requiresConstraintBasedLayout: Bool { true }

  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var center: CGPoint { didSet {} }
  override var transform: CGAffineTransform { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var isOpaque: Bool { didSet {} }
  override var clipsToBounds: Bool { didSet {} }
  override var backgroundColor: UIColor? { didSet {} }
  override var tintColor: UIColor! { didSet {} }
  override var contentMode: UIView.ContentMode { didSet {} }
  override var mask: UIView? { didSet {} }
  override var tag: Int { didSet {} }
  override var isUserInteractionEnabled: Bool { didSet {} }
  override var autoresizingMask: UIView.AutoresizingMask { didSet {} }
  override var translatesAutoresizingMaskIntoConstraints: Bool { didSet {} }
  override var layoutMargins: UIEdgeInsets { didSet {} }
  override var gestureRecognizers: [UIGestureRecognizer]? { didSet {} }
  override var layer: CALayer { super.layer }
  override var window: UIWindow? { super.window }
  override var subviews: [UIView] { super.subviews }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var forFirstBaselineLayout: UIView { self }
  override var forLastBaselineLayout: UIView { self }
  override var canBecomeFocused: Bool { super.canBecomeFocused }

  override func layoutSubviews() {
    log.note()
    super.layoutSubviews()
  }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func draw(_ rect: CGRect) { log.note() }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
  override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
  override func display(_ layer: CALayer) { super.display(layer) }
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    log.note()
    return super.action(for: layer, forKey: event)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    log.note()
    return super.sizeThatFits(size)
  }
  override func sizeToFit() { super.sizeToFit() }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { targetSize }
  override func updateConstraints() {
    log.note()
    super.updateConstraints()
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    log.note()
    return super.point(inside: point, with: event)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    log.note()
    return super.hitTest(point, with: event)
  }
  override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
  }

  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func didAddSubview(_ subview: UIView) { log.note() }
  override func willRemoveSubview(_ subview: UIView) { log.note() }
  override func willMove(toSuperview newSuperview: UIView?) {
    log.note()
    super.willMove(toSuperview: newSuperview)
  }
  override func didMoveToSuperview() { log.note() }
  override func willMove(toWindow newWindow: UIWindow?) { log.note() }
  override func didMoveToWindow() { log.note() }
  override func tintColorDidChange() { log.note() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func safeAreaInsetsDidChange() { log.note() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func awakeFromNib() { super.awakeFromNib() }

  override var next: UIResponder? { super.next }
  override var keyCommands: [UIKeyCommand]? { super.keyCommands }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override var canBecomeFirstResponder: Bool {
    log.note()
    return true
  }
  override var canResignFirstResponder: Bool { true }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note()
    _ = becomeFirstResponder()
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note()
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
  }
}

private final class KeepingView: UIView, UIContextMenuInteractionDelegate {
  let log = CallLog()

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  override func addInteraction(_ interaction: any UIInteraction) {
    log.note()
    super.addInteraction(interaction)
  }
  override func removeInteraction(_ interaction: any UIInteraction) {
    log.note()
    super.removeInteraction(interaction)
  }
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    log.note()
    super.addConstraint(constraint)
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    log.note()
    super.removeConstraint(constraint)
  }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    log.note()
    super.addLayoutGuide(layoutGuide)
  }
  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    log.note()
    super.removeLayoutGuide(layoutGuide)
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    log.note()
    super.setContentHuggingPriority(priority, for: axis)
  }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    log.note()
    super.setContentCompressionResistancePriority(priority, for: axis)
  }
  @discardableResult
  override func endEditing(_ force: Bool) -> Bool {
    log.note()
    return super.endEditing(force)
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    log.note()
    return CGPoint(x: 1, y: 2)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .rightToLeft
  }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override var interactions: [any UIInteraction] { didSet {} }
}

private class FixedView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 3, height: 4) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 5, height: 6) }
  override var alpha: CGFloat {
    get { super.alpha }
    set {}
  }
  override func isDescendant(of view: UIView) -> Bool { false }
  override func viewWithTag(_ tag: Int) -> UIView? { self }
}
