import CoreGraphics
import InterfaceBuilder

/// The description of a scene's segue, from which a segue is made each time that it is performed.
@MainActor
final class SegueTemplate {
  let segue: InterfaceSegue
  /// The origin of the segue: a control, for example, or the controller itself.
  let object: InterfaceObject
  unowned let scope: InterfaceScope

  init(_ segue: InterfaceSegue, of object: InterfaceObject, in scope: InterfaceScope) {
    (self.segue, self.object, self.scope) = (segue, object, scope)
  }

  private var controller: UIViewController? { scope.owner as? UIViewController }

  /// Performs the segue for its trigger, unless `shouldPerformSegue` returns false.
  func trigger(sender: AnyObject?) {
    if mayPerform(sender: sender) { perform(sender: sender) }
  }

  private func mayPerform(sender: AnyObject?) -> Bool {
    guard let controller else { return false }
    return TransitionTrace.call(
      controller, "shouldPerformSegue(withIdentifier:sender:)", [segue.identifier ?? "", sender]
    ) { controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) }
  }

  func perform(sender: Any?) {
    guard let controller else { return }
    switch segue.kind {
    case "unwind": unwind(from: controller, sender: sender)
    case "embed":
      scope.source.warn(
        segue.line, "a segue that embeds is performed when its container is made; it is ignored.")
    default: go(from: controller, sender: sender)
    }
  }

  /// Performs the segue without its animation.
  ///
  /// - Returns: the destination; nil if there is no new one.
  func performAgain() -> UIViewController? {
    guard let controller, segue.kind != "unwind", segue.kind != "embed" else { return nil }
    var destination: UIViewController?
    UIView.performWithoutAnimation {
      destination = go(from: controller, sender: nil, isAnimated: false)
    }
    return destination
  }

  @discardableResult
  private func go(
    from controller: UIViewController, sender: Any?, isAnimated: Bool = true
  ) -> UIViewController? {
    guard let made = make(from: controller, sender: sender, in: SceneAncestry()) else { return nil }
    if !isAnimated { made.isAnimated = false }
    prepare(made, sender: sender)
    made.destination.arrivingSegue = made
    made.destination.arrival = SegueArrival(segue: segue.id, source: controller)
    made.perform()
    return made.destination
  }

  // MARK: - Making

  /// Makes a segue to a new destination.
  private func make(
    from controller: UIViewController, sender: Any?, in ancestry: SceneAncestry
  ) -> UIStoryboardSegue? {
    let origin = SegueOrigin(controller, sender: sender)
    defer { origin.end() }
    let destination = scope.storyboard?.controller(
      segue.destination, in: ancestry.beginning(at: origin), line: segue.line,
      creator: scope.source.creator(of: segue, on: [controller], sender: sender))
    guard let destination else { return nil }
    apply(to: destination, sender: sender)
    let made = segueClass.init(
      named: segue.identifier, source: controller, destination: destination)
    made.isAnimated = segue.attributes.bool("animates") ?? true
    if segue.kind != "custom" { made.kindHandler = handler }
    return made
  }

  func prepare(_ made: UIStoryboardSegue, sender: Any?) {
    TransitionTrace.call(made.source, "prepare(for:sender:)", [made, sender]) {
      made.source.prepare(for: made, sender: sender)
    }
  }

  /// The class in the file, or the standard one.
  var segueClass: UIStoryboardSegue.Type {
    guard let name = segue.customClass else {
      if segue.kind == "custom" {
        scope.source.warn(segue.line, "a custom segue names no class; it presents.")
      }
      return UIStoryboardSegue.self
    }
    guard let found = scope.source.findClass(name) as? UIStoryboardSegue.Type else {
      scope.source.warn(
        segue.line,
        "there is no segue class \(name.qualifiedName); the standard segue of its kind is used.")
      return UIStoryboardSegue.self
    }
    return found
  }

  // MARK: - The standard kinds

  /// Applies the segue's presentation attributes to the destination.
  private func apply(to destination: UIViewController, sender: Any?) {
    if let name = segue.attributes.keyword("modalPresentationStyle"),
      let style = UIModalPresentationStyle.byName[name]
    {
      destination.modalPresentationStyle = style
    }
    if let name = segue.attributes.keyword("modalTransitionStyle"),
      let style = UIModalTransitionStyle.byName[name]
    {
      destination.modalTransitionStyle = style
    }
    if segue.kind == "popoverPresentation" || segue.kind == "popover" {
      destination.modalPresentationStyle = .popover
    }
    if destination.modalPresentationStyle == .popover {
      anchor(destination, sender: sender)
    }
  }

  /// Sets the source of a popover: the anchor in the file, or the origin of the segue.
  private func anchor(_ destination: UIViewController, sender: Any?) {
    guard let popover = destination.popoverPresentationController else { return }
    let named =
      segue.attributes.reference("popoverAnchorBarButtonItem")
      ?? segue.attributes.reference("popoverAnchorView")
    // One prototype in the file has many cells.
    let cell = sender as? any SegueCell
    switch named.flatMap(scope.object) ?? cell ?? object.id.flatMap(scope.object) {
    case let item as UIBarButtonItem: popover.barButtonItem = item
    case let view as UIView: popover.sourceView = view
    case let recognizer as UIGestureRecognizer: popover.sourceView = recognizer.view
    default: break
    }
    if let rect = segue.attributes.rect("popoverAnchorRect") { popover.sourceRect = rect }
    if let directions = segue.attributes.options("popoverArrowDirection") {
      let parts: [String: UIPopoverArrowDirection] = [
        "up": .up, "down": .down, "left": .left, "right": .right,
      ]
      let allowed = directions.reduce(into: UIPopoverArrowDirection()) {
        $0.formUnion(parts[$1] ?? [])
      }
      if !allowed.isEmpty { popover.permittedArrowDirections = allowed }
    }
  }

  private var handler: @MainActor (UIStoryboardSegue) -> Void {
    switch segue.kind {
    case "show":
      { segue in
        segue.unlessAnimated { segue.source.show(segue.destination, sender: segue.source) }
      }
    case "showDetail", "replace":
      { segue in
        segue.unlessAnimated {
          segue.source.showDetailViewController(segue.destination, sender: segue.source)
        }
      }
    case "push": { segue in segue.push() }
    default:
      { segue in segue.source.present(segue.destination, animated: segue.isAnimated) }
    }
  }

  // MARK: - Embedding

  /// Makes the destination a child whose view fills a container view.
  func embed(in container: UIView) {
    guard let controller, mayPerform(sender: nil),
      scope.ancestry.embeds.admits(object, of: scope.source),
      let made = make(from: controller, sender: nil, in: scope.ancestry)
    else { return }
    prepare(made, sender: nil)
    let child = made.destination
    controller.addChild(child)
    if let view = child.view {
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
    }
    TransitionTrace.call(child, "didMove(toParent:)", [controller]) {
      child.didMove(toParent: controller)
    }
  }
}

extension UIStoryboardSegue {
  fileprivate func unlessAnimated(_ show: () -> Void) {
    if isAnimated { show() } else { UIView.performWithoutAnimation(show) }
  }

  /// Performs a segue of the older kind "push", which works only on the source's own stack.
  fileprivate func push() {
    guard let stack = source.navigationController else {
      Diagnostics.warn(
        "\(type(of: destination)) cannot be pushed: \(type(of: source)) is in no navigation "
          + "controller.")
      return
    }
    stack.pushViewController(destination, animated: isAnimated)
  }
}
