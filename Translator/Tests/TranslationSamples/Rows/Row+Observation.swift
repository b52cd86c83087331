extension Row {
  static let observation: [Row] = [
    Row(
      "observed properties",
      """
      import UIKit
      class Download: NSObject {
        @objc dynamic var progress: Double = 0
        @objc dynamic var state: Int = 0 { didSet(old) { print(old) } }
        @objc dynamic var name = "a" { willSet { print(newValue) } }
        @objc dynamic var half: Double { get { progress / 2 } set { progress = newValue * 2 } }
        @objc dynamic var double: Double { progress * 2 }
      }
      """,
      """
      import UIKit
      class Download: NSObject {
        ··············var progress: Double = 0 { didSet { ObjectiveCNames.didChange(self, "progress") } }
        ··············var state: Int = 0 { didSet(old) { defer { ObjectiveCNames.didChange(self, "state") }; print(old) } }
        ··············var name = "a" { didSet { ObjectiveCNames.didChange(self, "name") } willSet { print(newValue) } }
        ··············var half: Double { get { progress / 2 } set { defer { ObjectiveCNames.didChange(self, "half") }; progress = newValue * 2 } }
        ··············var double: Double { progress * 2 }
      }
      """,
      registered: [
        #""progress": Inspectable(\Download.progress)"#,
        #""double": Inspectable(readOnly: \Download.double)"#,
      ]),
    Row(
      "managed properties",
      """
      import UIKit
      class ManagedRing: CALayer {
        @NSManaged var progress: CGFloat
        @NSManaged @objc public dynamic var tint: UIColor?
        @NSManaged private var `case`: Int
        override class func needsDisplay(forKey key: String) -> Bool { key == #keyPath(progress) }
      }
      extension ManagedRing { @NSManaged var width: CGFloat }
      """,
      """
      import UIKit
      class ManagedRing: CALayer {
        ···········var progress: CGFloat { get { ManagedProperty.value(of: self, forKey: "progress") } set { ManagedProperty.set(newValue, of: self, forKey: "progress") } }
        ·················public ········var tint: UIColor? { get { ManagedProperty.value(of: self, forKey: "tint") } set { ManagedProperty.set(newValue, of: self, forKey: "tint") } }
        ···········private var `case`: Int { get { ManagedProperty.value(of: self, forKey: "case") } set { ManagedProperty.set(newValue, of: self, forKey: "case") } }
        override class func needsDisplay(forKey key: String) -> Bool { key == "progress"········ }
      }
      extension ManagedRing { ···········var width: CGFloat { get { ManagedProperty.value(of: self, forKey: "width") } set { ManagedProperty.set(newValue, of: self, forKey: "width") } } }
      """,
      registered: [
        #""progress": Inspectable(managed: \ManagedRing.progress)"#,
        #""case": Inspectable(managed: \ManagedRing.`case`)"#,
        #""width": Inspectable(managed: \ManagedRing.width)"#,
      ]),
    Row(
      "observers of key paths",
      """
      import UIKit
      protocol Observing: AnyObject {}
      class ObservingScreen: UIViewController, Observing {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      class SpecialScreen: ObservingScreen {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      class ChangeCounter: NSObject { var count = 0 }
      extension ChangeCounter {
        public override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) { count += 1 }
      }
      """,
      """
      import UIKit
      protocol Observing: AnyObject {}
      class ObservingScreen: UIViewController, Observing, @preconcurrency KeyValueObserver {
        ········ func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      class SpecialScreen: ObservingScreen {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      class ChangeCounter: NSObject { var count = 0 }
      extension ChangeCounter: KeyValueObserver {
        public ········ func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) { count += 1 }
      }
      """),
  ]
}
