public import Foundation

extension NSObject {
  /// The class itself. On iOS the instance's property can be called on the class too, as with all
  /// members of the root class: `tableView.register(UITableViewCell.classForCoder(), …)`.
  public static func classForCoder() -> AnyClass { self }
}
