import UIKit

/// Retains transitions as long as the controllers that they animate, because these hold their
/// delegates weakly.
@MainActor
enum TransitionKeeper {
  /// The role of a transition for its controller. A controller may have one transition for each
  /// role.
  enum Role { case stack, tabs, presented }

  private struct Entry {
    weak var controller: UIViewController?
    let role: Role
    let transition: GalleryTransition
  }

  private static var entries: [Entry] = []

  /// Retains a transition in the place of the controller's earlier one, and releases those whose
  /// controllers have been deallocated.
  static func keep(_ transition: GalleryTransition, for controller: UIViewController, as role: Role)
  {
    entries.removeAll {
      $0.controller == nil || ($0.controller === controller && $0.role == role)
    }
    entries.append(Entry(controller: controller, role: role, transition: transition))
  }
}
