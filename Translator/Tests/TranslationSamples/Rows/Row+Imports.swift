extension Row {
  static let imports: [Row] = [
    Row(
      "imports",
      """
      import ObjectiveC
      @testable import MyKit
      import UIKit.UIGestureRecognizerSubclass
      import class Foundation.NSObject
      let kit = MyKit.ImportThing()
      func make(_ thing: MyKit.ImportThing) {}
      struct ImportThing {}
      """,
      """
      ·················
      ······················
      import UIKit····························
      import class Foundation.NSObject
      let kit = ······ImportThing()
      func make(_ thing: ······ImportThing) {}
      struct ImportThing {}
      """,
      merged: ["MyKit"]),
    Row(
      "a file without UIKit",
      """
      // A header.
      import Foundation
      class Plain: NSObject {}
      """,
      """
      import UIKit; // A header.
      import Foundation
      class Plain: NSObject {}
      """),
    Row(
      "network classes of Foundation",
      [
        """
        import UIKit
        class Loader: NSObject {
          func load(_ url: URL) -> URLSessionTask { URLSession.shared.dataTask(with: url) }
        }
        """,
        """
        import Foundation
        // URLSession
        let nameOfSessions = "URLSession"
        """,
        """
        import Foundation
        import FoundationNetworking
        func request(_ url: URL) -> URLRequest { URLRequest(url: url) }
        """,
      ],
      [
        """
        import FoundationNetworking; import UIKit
        class Loader: NSObject {
          func load(_ url: URL) -> URLSessionTask { URLSession.shared.dataTask(with: url) }
        }
        """,
        """
        import UIKit; import Foundation
        // URLSession
        let nameOfSessions = "URLSession"
        """,
        """
        import UIKit; import Foundation
        import FoundationNetworking
        func request(_ url: URL) -> URLRequest { URLRequest(url: url) }
        """,
      ]),
    Row(
      "several imports in a line",
      "import UIKit; import MyKit; let afterImports = 1",
      "import UIKit; ············· let afterImports = 1",
      merged: ["MyKit"]),
    Row(
      "platforms and versions",
      """
      import UIKit
      #if os(iOS) && !targetEnvironment(macCatalyst)
      let platform = 1
      #elseif canImport(AppKit)
      let platform = 2
      #endif
      #if targetEnvironment(simulator)
      class SimulatorView: UIView { @objc func tap() {} }
      #else
      class SimulatorView: UIView { @objc func press() {} }
      #endif
      #if canImport(MyKit) && (DEBUG || !DEBUG)
      class MergedView: UIView { @objc func tap() {} }
      #endif
      @available(iOS 13.0, *) func new() { if #available(iOS 15, *) {} }
      """,
      """
      import UIKit
      #if true··· && !targetEnvironment(macCatalyst)
      let platform = 1
      #elseif canImport(AppKit)
      let platform = 2
      #endif
      #if true························
      class SimulatorView: UIView { ······func tap() {} }
      #else
      class SimulatorView: UIView { ······func press() {} }
      #endif
      #if true············ && (DEBUG || !DEBUG)
      class MergedView: UIView { ······func tap() {} }
      #endif
      @available(iOS 13.0, *) func new() { if #available(iOS 15, *) {} }
      """,
      registered: ["#if (true)", "#if (true && (DEBUG || !DEBUG))", "#if !(true)"],
      merged: ["MyKit"]),
  ]
}
