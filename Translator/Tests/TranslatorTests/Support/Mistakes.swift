extension PositionTests.Mistake {
  /// Mistakes in all constructs. A construct is repeated where its place in the line matters.
  static let all: [Self] = attributes + selectors + moved + protocols + lines

  private init(_ description: String, _ sources: String...) {
    self.init(description: description, sources: sources)
  }

  private static let attributes: [Self] = [
    .init(
      "outlets",
      """
      import UIKit
      class A1: UIViewController {
        @IBOutlet weak var label: «UILabl!
        @IBOutlet weak var title2: UILabel!; var x: Int = «"a"
        @IBAction func press(_ sender: UIButton) { sender.«nothing() }
        @IBAction func press2(_ sender: «UIButon) {}
        @IBInspectable var radius: CGFloat = «"1"
        @IBInspectable var width: CGFloat = 1 { didSet { «layerWidth = 1 } }
        @objc @available(iOS 13, *) func a() { «unknown1() }
        @objc(renamed) func b() { let s: String = «1; _ = s }
        @objc func c() -> Int { «"x" }
        @nonobjc func d() { self.«missing = 1 }
        @objc dynamic func e() { view.«txt = "" }
      }
      @objcMembers @IBDesignable class A2: UIView { var n: «Missing? }
      """),
    .init(
      "observed variables",
      """
      import UIKit
      class B1: NSObject {
        @objc dynamic var progress: Double = «"a"
        @objc dynamic var state: Int = 0 { didSet { «undefined1() } }
        @objc dynamic var both = 1, other: «Nothing = 1
        @objc dynamic var half: Double { get { 1 } set { «undefined2(newValue) } }
        @objc dynamic var count: Int = 0; var later: Int = «"later"
      }
      """),
    .init(
      "nested private class",
      """
      import UIKit
      class C1: UIView {
        private class Cell: UIView { @IBOutlet var title: UILabel?; func f() { title?.«missing() } }; var y: «Missing2?
      }
      """),
  ]

  private static let selectors: [Self] = [
    .init(
      "selectors",
      """
      import UIKit
      class D1: UIViewController {
        lazy var tap = UITapGestureRecognizer(target: self, action: #selector(«hanle(_:)))
        func f(_ b: UIButton) {
          b.addTarget(self, action: #selector(D1.«missing(_:)), for: .touchUpInside)
          b.addTarget(self, action: #selector(handle(_:)), for: «"1")
          b.addTarget(self, action: #selector(self.handle(_:)), for: .touchUpInside); «unknown2()
          b.addTarget(self, action: #selector(self.«missing2), for: .touchUpInside)
          b.addTarget(self, action: #selector(handle(_:)), for: .touchUpInside); b.«nothing(#selector(three(_:b:c:)))
          _ = [#selector(getter: D1.value), #selector(press)].«nothing
          _ = (#selector(press as () -> Void), #keyPath(D1.value), «unknown3)
          b.addTarget(«unknown4, action: #selector(press), for: .touchUpInside)
          _ = #keyPath(D1.value) + «unknown5
          _ = #keyPath(D1.value).«nothing
          [1].forEach { _ in _ = #selector(press); «unknown6() }
          _ = #selector(«Missin.press)
          _ = "é\\(#selector(press))😀" + «unknown7
        }
        @objc func press() {}
        @objc func handle(_ r: UITapGestureRecognizer) {}
        @objc func three(_ a: Int, b: Int, c: Int) {}
        @objc var value = 1
      }
      """)
  ]

  private static let moved: [Self] = [
    .init(
      "overrides in extensions",
      """
      import UIKit
      class E1: UIViewController { func other() { «unknown8() } }
      class E2: UIViewController {
        func last() -> Int { «"x" } }
      """,
      """
      import UIKit
      extension E1 {
        override func viewDidLoad() { super.viewDidLoad(); «unknown9() }
        «override func viewDidLod() {}
        override var prefersStatusBarHidden: Bool { «1 }
        override func viewWillAppear(_ animated: «Bol) {}
      }
      extension E2 { override func viewDidLoad() { view.«nothing = 1 } }
      """),
    .init(
      "layers",
      """
      import UIKit
      class F1: CALayer {
        let n: Int
        init(n: Int) { self.n = n; super.init(); «unknown10() }
        required init?(coder: NSCoder) { n = 1; super.init(coder: coder) }
        override init(layer: Any) { n = «"1"; super.init(layer: layer) } }
      """),
  ]

  private static let protocols: [Self] = [
    .init(
      "protocols",
      """
      import UIKit
      @objc protocol G1 { @objc optional func f(_ x: Int) -> «Missing3; func g() -> «Missing4 }
      @objc protocol G2: «Missing5 { @objc optional var name: String { get }; var other: «Missing6 { get } }
      @objc protocol G3 { @objc optional func done(_ x: Int); @objc optional func title(_ x: Int) -> String }
      class G4: UIView {
        weak var delegate: G3?
        func f() {
          delegate?.done?(«"a")
          let n: Int = delegate?.title?(1) «?? "none"
          delegate?.done?(1); «unknown11()
          delegate?.title?(1)?.«nothing()
        }
      }
      class G5: NSObject, G3 { func done(_ x: Int) { «unknown12() } ; func title(_ x: Int) -> String { «1 } }
      """),
    .init(
      "delegates of the library",
      """
      import UIKit
      class H1: UIView {
        func f(_ t: UITableView, _ p: IndexPath) {
          t.delegate?.tableView?(t, didSelectRowAt: «"a")
          t.delegate?.scrollViewDidScroll?(t); «unknown13()
        }
      }
      """),
  ]

  private static let lines: [Self] = [
    .init(
      "first line without UIKit",
      """
      class I1: «Missing7 {}
      """),
    .init(
      "conditions",
      """
      import UIKit
      #if os(iOS) && targetEnvironment(simulator)
      let j1: Int = «"a"
      #endif
      """),
    .init(
      "entry point",
      """
      import UIKit
      @UIApplicationMain class K1: UIResponder, UIApplicationDelegate { func f() { «unknown14() } }
      """),
    .init(
      "preview",
      """
      import UIKit
      #Preview {
        UIView()
      }; let m1: Int = «"a"
      """),
    .init(
      "submodule",
      """
      import UIKit.UIGestureRecognizerSubclass; let l1: Int = «"a"
      """),
  ]
}
