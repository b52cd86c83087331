extension Row {
  static let attributes: [Row] = [
    Row(
      "outlets and actions",
      """
      import UIKit
      class OutletController: UIViewController {
        @IBOutlet weak var label: UILabel!
        @IBOutlet private var views: [UIView]!
        @IBOutlet
        private(set) var other: UIView?
        @available(iOS 13, *) @IBAction func press() {}
        @available(*, unavailable) @objc func old() {}
        @IBAction private func touch(_ sender: UIButton) {}
        @IBAction func end(sender: UIButton, forEvent event: UIEvent) {}
      }
      """,
      """
      import UIKit
      class OutletController: UIViewController {
        ··········weak var label: UILabel!
        ··········private var views: [UIView]!
        ·········
        private(set) var other: UIView?
        @available(iOS 13, *) ··········func press() {}
        @available(*, unavailable) ······func old() {}
        ··········private func touch(_ sender: UIButton) {}
        ··········func end(sender: UIButton, forEvent event: UIEvent) {}
      }
      """,
      registered: [
        #"ObjectiveCNames.add(OutletController.self, named: "OutletController")"#,
        #"Selector("press", { (object: OutletController) in { object.press() } })"#,
        #"Selector("touch:", OutletController.touch(_:))"#,
        #"Selector("endWithSender:forEvent:", { (object: OutletController) in { object.end(sender: $0, forEvent: $1) } })"#,
        #"outlets: ["label": Inspectable(\OutletController.label), "views": "#,
      ]),
    Row(
      "inspectable properties, names and comments",
      """
      import UIKit
      @objcMembers @IBDesignable // drawn by the builder
      class DesignView: UIView {
        @IBInspectable /* a radius */ var radius: CGFloat = 3 { didSet { layer.cornerRadius = radius } }
        @objc(isRound) var round: Bool { radius > 0 }
        @nonobjc func plain() {}
        private func hidden() {}
        func visible(by amount: Int) -> Bool { amount > 0 }
        lazy var cache = [String]()
        static var shared: DesignView?
      }
      """,
      """
      import UIKit
      ·························· // drawn by the builder
      class DesignView: UIView {
        ···············/* a radius */ var radius: CGFloat = 3 { didSet { layer.cornerRadius = radius } }
        ·············· var round: Bool { radius > 0 }
        ·········func plain() {}
        private func hidden() {}
        func visible(by amount: Int) -> Bool { amount > 0 }
        lazy var cache = [String]()
        static var shared: DesignView?
      }
      """,
      registered: [
        #"inspectables: ["radius": Inspectable(\DesignView.radius)]"#,
        #""isRound": Inspectable(readOnly: \DesignView.round)"#,
        #"actions: [Selector("visibleBy:", { (object: DesignView) in { _ = object.visible(by: $0) } })])"#,
      ]),
    Row(
      "segue actions",
      """
      import UIKit
      class SegueController: UIViewController {
        @IBSegueAction func one(_ coder: NSCoder) -> UIViewController? { nil }
        @IBSegueAction private func three(
          _ coder: NSCoder, sender: Any?, segueIdentifier: String?
        ) -> UIViewController? { nil }
      }
      """,
      """
      import UIKit
      class SegueController: UIViewController {
        ···············func one(_ coder: NSCoder) -> UIViewController? { nil }
        ···············private func three(
          _ coder: NSCoder, sender: Any?, segueIdentifier: String?
        ) -> UIViewController? { nil }
      }
      """,
      registered: [
        #"Selector("one:", SegueController.one(_:))"#,
        #"Selector("three:sender:segueIdentifier:", SegueController.three(_:sender:segueIdentifier:))"#,
      ]),
    Row(
      "protocols, enumerations and extensions of Objective-C",
      """
      import UIKit
      @objc protocol Shape { func area() -> Double }
      @objc(Named) protocol NamedShape: Shape {}
      @objc protocol Bound: NSObjectProtocol {}
      @objc protocol Older: class {}
      @objc enum ShapeKind: Int { case round }
      class ShapeController: UIViewController { weak var shape: Shape? }
      @objc extension ShapeController { func reload() {} }
      extension UIView { @objc func shake(_ times: Int) {} }
      """,
      """
      import UIKit
      ······protocol Shape: AnyObject { func area() -> Double }
      ············ protocol NamedShape: AnyObject, Shape {}
      ······protocol Bound: NSObjectProtocol {}
      ······protocol Older: class {}
      ······enum ShapeKind: Int { case round }
      class ShapeController: UIViewController { weak var shape: Shape? }
      ······extension ShapeController { func reload() {} }
      extension UIView { ······func shake(_ times: Int) {} }
      """,
      registered: [
        #"Selector("reload", { (object: ShapeController) in { object.reload() } })"#,
        #"ObjectiveCNames.add(UIView.self, actions: [Selector("shake:", UIView.shake(_:))])"#,
      ]),
    Row(
      "methods that are asked for before they are called",
      """
      import UIKit
      class EditedController: UIViewController {
        func tableView(_ tableView: UITableView, commit style: Int, forRowAt indexPath: IndexPath) {}
        static func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {}
        func tableView(_ tableView: UITableView, commit: Int) {}
      }
      class MovedItems: NSObject {}
      extension MovedItems {
        func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
        func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {}
      }
      """,
      """
      import UIKit
      class EditedController: UIViewController {
        func tableView(_ tableView: UITableView, commit style: Int, forRowAt indexPath: IndexPath) {}
        static func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {}
        func tableView(_ tableView: UITableView, commit: Int) {}
      }
      class MovedItems: NSObject {}
      extension MovedItems {
        func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
        func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {}
      }
      """,
      registered: [
        #"ObjectiveCNames.add(EditedController.self, implements: ["tableView:commitEditingStyle:forRowAtIndexPath:"])"#,
        #"ObjectiveCNames.add(MovedItems.self, implements: ["tableView:moveRowAtIndexPath:toIndexPath:", "collectionView:moveItemAtIndexPath:toIndexPath:"])"#,
      ]),
    Row(
      "nested, private, generic and local classes",
      """
      import UIKit
      class OuterView: UIView {
        class InnerCell: UIView { @IBOutlet var title: UILabel? }
        private class SecretCell: UIView { @IBOutlet private var title: UILabel? }
      }
      class GenericView<Model>: UIView { @objc func tap() {} }
      func makeLocal() -> UIView { class LocalView: UIView { @objc func tap() {} }; return LocalView(frame: .zero) }
      @objc(LegacyView) class ModernView: UIView {}
      """,
      """
      import UIKit
      class OuterView: UIView {
        class InnerCell: UIView { ··········var title: UILabel? }
        private class SecretCell: UIView { ··········private var title: UILabel? ; @MainActor fileprivate static func __register2() { ObjectiveCNames.add(OuterView.SecretCell.self, named: "OuterView.SecretCell"); ObjectiveCNames.add(OuterView.SecretCell.self, named: "SecretCell"); ObjectiveCNames.add(OuterView.SecretCell.self, outlets: ["title": Inspectable(\\OuterView.SecretCell.title)]) } }
      }
      class GenericView<Model>: UIView { ······func tap() {} }
      func makeLocal() -> UIView { class LocalView: UIView { ······func tap() {} }; return LocalView(frame: .zero) }
      ··················class ModernView: UIView {}
      """,
      registered: [
        #"ObjectiveCNames.add(OuterView.InnerCell.self, named: "OuterView.InnerCell")"#,
        #"ObjectiveCNames.add(OuterView.InnerCell.self, named: "InnerCell")"#,
        #"ObjectiveCNames.add(ModernView.self, named: "LegacyView")"#,
        "SecretCell.__register2()",
      ]),
    Row(
      "objects that an interface file makes",
      """
      import UIKit
      class DataSource: NSObject { var rows = 3; var title: String? }
      class Sized: NSObject { let size: Int; init(size: Int) { self.size = size } }
      class SpecialSource: DataSource { override init() { super.init() } }
      """,
      """
      import UIKit
      class DataSource: NSObject { var rows = 3; var title: String? }
      class Sized: NSObject { let size: Int; init(size: Int) { self.size = size } }
      class SpecialSource: DataSource { override init() { super.init() } }
      """,
      registered: [
        "ObjectiveCNames.makes(DataSource.self, { DataSource() })",
        "ObjectiveCNames.makes(SpecialSource.self, { SpecialSource() })",
      ]),
    Row(
      "recognisers that an interface file makes",
      """
      import UIKit
      class ImmediatePan: UIPanGestureRecognizer { var start = 0 }
      class SlowPan: ImmediatePan {}
      class CountedTap: UITapGestureRecognizer { override init(target: Any?, action: Selector?) { super.init(target: target, action: action) } }
      """,
      """
      import UIKit
      class ImmediatePan: UIPanGestureRecognizer { var start = 0 }
      class SlowPan: ImmediatePan {}
      class CountedTap: UITapGestureRecognizer { override init(target: Any?, action: Selector?) { super.init(target: target, action: action) } }
      """,
      registered: [
        "ObjectiveCNames.makes(ImmediatePan.self, { ImmediatePan() })",
        "ObjectiveCNames.makes(SlowPan.self, { SlowPan() })",
        "ObjectiveCNames.makes(CountedTap.self, { CountedTap(target: nil, action: nil) })",
      ]),
  ]
}
