extension Row {
  static let creation: [Row] = [
    Row(
      "objects of generic parameters and of associated types",
      """
      import UIKit
      protocol Blank { init() }
      struct Nothing: Blank {}
      protocol Loaded: UIView {}
      extension Loaded { static func load() -> Self { Self(frame: .zero) } }
      protocol CellSource { associatedtype Cell: UITableViewCell }
      extension CellSource {
        func cell() -> Cell { Cell(style: .default, reuseIdentifier: "cell") }
        func other() -> Self.Cell { Self.Cell(style: .default, reuseIdentifier: nil) }
      }
      class Holder<Content: UIView>: UIView { let content = Content() }
      extension Holder { func another() -> Content { Content.init(frame: .zero) } }
      class NumberedScreen: UIViewController {
        required init(number: Int = 0) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        class func new() -> Self { Self() }
        class func loaded() -> Self { self.init(nibName: "NumberedScreen", bundle: nil) }
      }
      class Maker {
        func blank<T: Blank>() -> T { T() }
        func screen<T: NumberedScreen>(_ type: T.Type) -> T { T(number: 1) }
        func object<T>() -> T where T: NSObject { T() }
        func view<T: UIView & Sendable>(_ type: T.Type) -> T { type.init(frame: .zero) }
        func stack<T: UIStackView>() -> T { return T(arrangedSubviews: []) }
        func other<T: UIViewController>(_ type: T.Type) -> T { T(nibName: "\\(type)", bundle: nil) }
      }
      """,
      """
      import UIKit
      protocol Blank { init() }
      struct Nothing: Blank {}
      protocol Loaded: UIView {}
      extension Loaded { static func load() -> Self { Self.makeObject(frame: .zero) } }
      protocol CellSource { associatedtype Cell: UITableViewCell }
      extension CellSource {
        func cell() -> Cell { Cell.makeObject(style: .default, reuseIdentifier: "cell") }
        func other() -> Self.Cell { Self.Cell.makeObject(style: .default, reuseIdentifier: nil) }
      }
      class Holder<Content: UIView>: UIView { let content = Content.makeObject() }
      extension Holder { func another() -> Content { Content.makeObject(frame: .zero) } }
      class NumberedScreen: UIViewController {
        required init(number: Int = 0) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        class func new() -> Self { Self() }
        class func loaded() -> Self { self.makeObject(nibName: "NumberedScreen", bundle: nil) }
      }
      class Maker {
        func blank<T: Blank>() -> T { T() }
        func screen<T: NumberedScreen>(_ type: T.Type) -> T { T(number: 1) }
        func object<T>() -> T where T: NSObject { T.makeObject() }
        func view<T: UIView & Sendable>(_ type: T.Type) -> T { type.makeObject(frame: .zero) }
        func stack<T: UIStackView>() -> T { return T.makeObject(arrangedSubviews: []) }
        func other<T: UIViewController>(_ type: T.Type) -> T { T.makeObject(nibName: "\\(type)", bundle: nil) }
      }
      """),
    Row(
      "objects of types in variables",
      """
      import UIKit
      struct Settings { init() {} }
      struct Step { var type: UIViewController.Type }
      final class Fixed: UIView { class func fixed() -> Fixed { Self(frame: .zero) } }
      class Factory: UIViewController {
        func view(_ type: UIView.Type) -> UIView { type.init(frame: .zero) }
        func cell(_ type: UITableViewCell.Type) -> UITableViewCell {
          type.init(style: .default, reuseIdentifier: nil)
        }
        func settings(_ type: Settings.Type) -> Settings { type.init() }
        func layout(_ type: UICollectionViewLayout.Type) -> NSObject { type.init() }
        func cast(_ any: AnyClass) -> UIView? { (any as? UIView.Type)?.init() }
        func screen(_ any: AnyClass) -> UIViewController? {
          guard let type = any as? UIViewController.Type else { return nil }
          return type.init()
        }
        func twin(of step: Step) -> [UIViewController] { [type(of: self).init(), step.type.init()] }
        func plain() -> UIView { UIView.init(frame: .zero) }
      }
      extension NSRange { static func none() -> Self { Self() } }
      """,
      """
      import UIKit
      struct Settings { init() {} }
      struct Step { var type: UIViewController.Type }
      final class Fixed: UIView { class func fixed() -> Fixed { Self(frame: .zero) } }
      class Factory: UIViewController {
        func view(_ type: UIView.Type) -> UIView { type.makeObject(frame: .zero) }
        func cell(_ type: UITableViewCell.Type) -> UITableViewCell {
          type.makeObject(style: .default, reuseIdentifier: nil)
        }
        func settings(_ type: Settings.Type) -> Settings { type.init() }
        func layout(_ type: UICollectionViewLayout.Type) -> NSObject { type.makeObject() }
        func cast(_ any: AnyClass) -> UIView? { (any as? UIView.Type)?.makeObject() }
        func screen(_ any: AnyClass) -> UIViewController? {
          guard let type = any as? UIViewController.Type else { return nil }
          return type.makeObject()
        }
        func twin(of step: Step) -> [UIViewController] { [type(of: self).makeObject(), step.type.makeObject()] }
        func plain() -> UIView { UIView.init(frame: .zero) }
      }
      extension NSRange { static func none() -> Self { Self() } }
      """),
    Row(
      "classes with an initializer without parameters of their own",
      """
      import UIKit
      class OwnView: UIView {
        init() { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      class InheritingView: OwnView { var count = 1 }
      class OverridingView: OwnView {
        override init() { super.init() }
        required init?(coder: NSCoder) { nil }
      }
      class NumberView: OwnView {
        init(number: Int) { super.init() }
        required init?(coder: NSCoder) { nil }
      }
      """,
      """
      import UIKit
      class OwnView: UIView {
        init() { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      class InheritingView: OwnView { var count = 1 }
      class OverridingView: OwnView {
        override init() { super.init() }
        required init?(coder: NSCoder) { nil }
      }
      class NumberView: OwnView {
        init(number: Int) { super.init() }
        required init?(coder: NSCoder) { nil }
      }
      """,
      registered: [
        "ObjectiveCNames.makes(OwnView.self, { OwnView() })",
        "ObjectiveCNames.makes(InheritingView.self, { InheritingView() })",
        "ObjectiveCNames.makes(OverridingView.self, { OverridingView() })",
      ]),
  ]
}
