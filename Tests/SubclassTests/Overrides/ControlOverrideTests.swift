import Testing
import UIKit
import UIKitSimulator

/// Controls, cells and layouts that override what apps override of them.
@MainActor struct ControlOverrideTests {
  @Test func aControlsOverriddenMembersAreCalled() {
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let button = FullButton(frame: CGRect(x: 10, y: 100, width: 100, height: 50))
    button.setTitle("Go", for: .normal)
    button.addTarget(button, action: Selector(FullButton.press), for: .touchUpInside)
    page.view.addSubview(button)
    simulator.settle()
    simulator.touchDown(at: CGPoint(x: 60, y: 125))
    simulator.touchMove(to: CGPoint(x: 64, y: 125))
    simulator.touchUp(at: CGPoint(x: 64, y: 125))
    simulator.settle()
    #expect(
      button.log.missing(from: [
        "beginTracking(_:with:)", "continueTracking(_:with:)", "endTracking(_:with:)",
        "isHighlighted", "press(_:)", "sendAction(_:to:for:)", "titleRect(forContentRect:)",
      ]) == [])
  }

  @Test func aTextFieldUsesItsOverriddenRectangles() {
    let field = FullField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.leftView = UIView()
    field.leftViewMode = .always
    field.placeholder = "Name"
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(field.log.missing(from: ["placeholderRect(forBounds:)"]) == [])
  }

  @Test func aLabelDrawsByItsOverriddenMethods() {
    let page = UIViewController()
    let simulator = Simulator(root: page)
    let label = FullLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Text"
    page.view.addSubview(label)
    simulator.settle()
    #expect(label.log.missing(from: ["drawText(in:)"]) == [])
  }
}

private class FullButton: UIButton {
  let log = CallLog()

  func press(_ sender: Any) { log.note() }

  override var isEnabled: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet { log.note() } }
  override var state: UIControl.State { super.state }
  override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }
  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    super.menuAttachmentPoint(for: configuration)
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    super.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.note()
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.note()
    return super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log.note()
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    log.note()
    super.sendAction(action, to: target, for: event)
  }
  override func sendAction(_ action: UIAction) { super.sendAction(action) }
  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
  }
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    super.addTarget(target, action: action, for: controlEvents)
  }
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
  }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    super.backgroundRect(forBounds: bounds)
  }
  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    super.contentRect(forBounds: bounds)
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    log.note()
    return super.titleRect(forContentRect: contentRect)
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    super.imageRect(forContentRect: contentRect)
  }
  override func updateConfiguration() { super.updateConfiguration() }
  override var contentEdgeInsets: UIEdgeInsets { didSet {} }
  override var titleLabel: UILabel? { super.titleLabel }
}

private class FullField: UITextField {
  let log = CallLog()

  override var text: String? { didSet {} }
  override var font: UIFont? { didSet {} }
  override var placeholder: String? { didSet {} }
  override var isSecureTextEntry: Bool { didSet {} }
  override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 9, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 9, dy: 0) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    log.note()
    return super.placeholderRect(forBounds: bounds)
  }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: 1, y: 2, width: 3, height: 4)
  }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds)
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds)
  }
  override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    super.selectionRects(for: range)
  }
  override func closestPosition(to point: CGPoint) -> UITextPosition? {
    super.closestPosition(to: point)
  }
  override func deleteBackward() { super.deleteBackward() }
  override func insertText(_ text: String) { super.insertText(text) }
  override func paste(_ sender: Any?) { super.paste(sender) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

private class FullLabel: UILabel {
  let log = CallLog()

  override var text: String? { didSet {} }
  override var textColor: UIColor! { didSet {} }
  override func drawText(in rect: CGRect) {
    log.note()
    super.drawText(in: rect.insetBy(dx: 2, dy: 2))
  }
  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect { super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines) }
}

private class FullImageView: UIImageView {
  override var image: UIImage? { didSet {} }
  override var isHighlighted: Bool { didSet {} }
}

private class FullSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds) }
  override func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect { super.thumbRect(forBounds: bounds, trackRect: rect, value: value) }
  override func setValue(_ value: Float, animated: Bool) {
    super.setValue(value, animated: animated)
  }
}

private class FullBar: UINavigationBar {
  override func pushItem(_ item: UINavigationItem, animated: Bool) {
    super.pushItem(item, animated: animated)
  }
  override func popItem(animated: Bool) -> UINavigationItem? { super.popItem(animated: animated) }
  override var items: [UINavigationItem]? { didSet {} }
}

private class FullTabBar: UITabBar {
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var selectedItem: UITabBarItem? { didSet {} }
  override func beginCustomizingItems(_ items: [UITabBarItem]) {
    super.beginCustomizingItems(items)
  }
  override func endCustomizing(animated: Bool) -> Bool { super.endCustomizing(animated: animated) }
}

private class FullSwitch: UISwitch {
  override var isOn: Bool { didSet {} }
  override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
}

private class FullPageControl: UIPageControl {
  override var currentPage: Int { didSet {} }
  override var numberOfPages: Int { didSet {} }
}

private class FullWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override func becomeKey() { super.becomeKey() }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override var rootViewController: UIViewController? { didSet {} }
}
