import UIKit

/// Keeps transitions for as long as the controllers that they animate: these hold their delegates
/// weakly.
@MainActor
enum TransitionKeeper {
  /// What a transition does for its controller; a controller may have one for each.
  enum Role { case stack, tabs, presented }

  private struct Entry {
    weak var controller: UIViewController?
    let role: Role
    let transition: GalleryTransition
  }

  private static var entries: [Entry] = []

  /// Keeps one instead of the controller's earlier one, and forgets those whose controllers have
  /// gone.
  static func keep(_ transition: GalleryTransition, for controller: UIViewController, as role: Role)
  {
    entries.removeAll {
      $0.controller == nil || ($0.controller === controller && $0.role == role)
    }
    entries.append(Entry(controller: controller, role: role, transition: transition))
  }
}
