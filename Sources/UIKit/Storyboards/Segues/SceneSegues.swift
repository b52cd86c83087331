import CoreGraphics
import InterfaceBuilder
import QuartzCore

/// The segues of a scene.
@MainActor
final class SceneSegues {
  private unowned let scope: InterfaceScope
  private let templates: [SegueTemplate]

  init(of scope: InterfaceScope) {
    self.scope = scope
    var templates: [SegueTemplate] = []
    for object in scope.scene?.objects ?? [] {
      object.walk { part in
        for segue in part.segues where segue.kind != "relationship" {
          templates.append(SegueTemplate(segue, of: part, in: scope))
        }
      }
    }
    self.templates = templates
  }

  func template(_ identifier: String) -> SegueTemplate? {
    templates.first { $0.segue.identifier == identifier }
  }

  /// Returns the segue with an id in the file.
  func template(id: String) -> SegueTemplate? { templates.first { $0.segue.id == id } }

  /// Lets an object of the scene perform a segue.
  func addTrigger(of segue: InterfaceSegue, to instance: AnyObject) {
    guard segue.kind != "embed", !(instance is UIViewController),
      let template = templates.first(where: { $0.segue.id == segue.id })
    else { return }
    let trigger = SegueTrigger(template)
    if let cell = instance as? any SegueCell {
      // Each cell of a prototype has its own triggers.
      let isAccessory = segue.attributes.string("trigger") == "accessoryAction"
      if isAccessory {
        cell.segues.accessory.append(trigger.fire)
      } else {
        cell.segues.selection.append(trigger.fire)
      }
      return
    }
    let action = Selector(SegueTrigger.fire)
    switch instance {
    case let control as UIControl:
      control.addTarget(trigger, action: action, for: control.usualEvent)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(trigger, action: action)
    case let item as UIBarButtonItem: (item.target, item.action) = (trigger, action)
    default: return
    }
    scope.keep(trigger)
  }

  /// Makes the children of the container views that have been made.
  func embed() {
    for template in templates where template.segue.kind == "embed" {
      guard let id = template.object.id, let container = scope.object(id) as? UIView else {
        continue
      }
      template.embed(in: container)
    }
  }
}

/// The target of a control, a bar button item, a recogniser or a cell that performs a segue.
@MainActor
final class SegueTrigger {
  private weak var template: SegueTemplate?

  init(_ template: SegueTemplate) { self.template = template }

  func fire(_ sender: NSObject) {
    // A continuous gesture performs the segue only at its beginning.
    if let recognizer = sender as? UIGestureRecognizer {
      switch recognizer.state {
      case .began: break
      case .ended where !recognizer.isContinuous: break
      default: return
      }
    }
    template?.trigger(sender: sender)
  }
}

extension UIGestureRecognizer {
  /// Whether the recogniser is continuous.
  fileprivate var isContinuous: Bool {
    self is UIPanGestureRecognizer || self is UIPinchGestureRecognizer
      || self is UIRotationGestureRecognizer || self is UILongPressGestureRecognizer
      || self is UIHoverGestureRecognizer
  }
}
