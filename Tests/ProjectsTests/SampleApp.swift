import Foundation

/// An app as Xcode's template of some years ago begins it, with a page that presents another one by
/// an animator of its own, and is dismissed by a drag.
struct SampleApp {
  let fixture: XcodeFixture

  static let name = "Über App"

  /// Writes the project.
  init(_ fixture: XcodeFixture) throws {
    self.fixture = fixture
    try fixture.writeProject(
      "Sample", app: Self.name,
      sources: ["AppDelegate.swift", "Pages/First Page.swift", "Pages/Animator.swift"],
      settings: ["INFOPLIST_FILE = \"\(Self.name)/Info.plist\";", "SWIFT_VERSION = 5.0;"],
      tests: ["Tests/FirstPageTests.swift"])
    try fixture.write("\(Self.name)/Info.plist", Self.information)
    try fixture.write("\(Self.name)/AppDelegate.swift", Self.delegate)
    try fixture.write("\(Self.name)/Pages/First Page.swift", Self.page)
    try fixture.write("\(Self.name)/Pages/Animator.swift", Self.animator)
    try fixture.write("\(Self.name)/Base.lproj/Main.storyboard", Self.storyboard)
    try fixture.write("\(Self.name)/de.lproj/Main.strings", "")
    try fixture.write("\(Self.name)/Assets.xcassets/Contents.json", "{}")
    try fixture.write("Tests/FirstPageTests.swift", Self.tests)
  }

  /// A touch on the button, and two seconds later a drag down by 400 points.
  static let script: String = {
    var lines = [
      #"{"t":0.5,"type":"down","x":160,"y":220,"finger":0}"#,
      #"{"t":0.6,"type":"up","x":160,"y":220,"finger":0}"#,
      #"{"t":2.5,"type":"down","x":160,"y":200,"finger":0}"#,
    ]
    for step in 1...20 {
      let time = 2.5 + Double(step) * 0.02
      lines.append(#"{"t":\#(time),"type":"move","x":160,"y":\#(200 + step * 20),"finger":0}"#)
    }
    lines.append(#"{"t":3,"type":"up","x":160,"y":600,"finger":0}"#)
    lines.append(#"{"t":4,"type":"end"}"#)
    return lines.joined(separator: "\n") + "\n"
  }()

  private static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>UIMainStoryboardFile</key><string>Main</string>
    </dict></plist>
    """

  private static let delegate = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(_ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) \
            -> Bool {
            (window?.rootViewController as? FirstPage)?.title = "launched"
            return true
        }
    }
    """

  private static let page = """
    import UIKit

    class FirstPage: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @objc dynamic var count = 0
        private var observation: NSKeyValueObservation?

        override func viewDidLoad() {
            super.viewDidLoad()
            observation = observe(\\.count, options: [.new]) { page, change in
                page.label.text = "\\(page.title ?? "") \\(change.newValue ?? -1)"
            }
        }

        @IBAction func present(_ sender: UIButton) {
            count += 1
            let second = SecondPage()
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = self
            present(second, animated: true)
        }

        var text: String? { return label.text }
    }

    class SecondPage: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .orange
            let pan = UIPanGestureRecognizer(target: self, action: #selector(drag(_:)))
            view.addGestureRecognizer(pan)
        }

        @objc private func drag(_ pan: UIPanGestureRecognizer) {
            if pan.state == .ended, pan.translation(in: view).y > 200 {
                dismiss(animated: true, completion: nil)
            }
        }
    }
    """

  static let animator = """
    import UIKit

    extension FirstPage: UIViewControllerTransitioningDelegate {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
        }

        func animationController(forPresented presented: UIViewController, presenting: \
        UIViewController,
                                 source: UIViewController) -> \
                                 UIViewControllerAnimatedTransitioning? {
            return Animator()
        }
    }

    class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> \
        TimeInterval {
            return 0.5
        }

        func animateTransition(using context: UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return }
            view.alpha = 0
            context.containerView.addSubview(view)
            UIView.animate(withDuration: 0.5, animations: { view.alpha = 1 }) { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
    """

  private static let tests = """
    import XCTest
    @testable import Über_App

    class FirstPageTests: XCTestCase {
        private var page: FirstPage {
            let delegate = UIApplication.shared.delegate as! AppDelegate
            return delegate.window!.rootViewController as! FirstPage
        }

        func testTheAppIsLaunched() {
            XCTAssertEqual(page.title, "launched")
        }

        func testAnAnimationEnds() {
            let ended = expectation(description: "ended")
            UIView.animate(withDuration: 5, animations: { self.page.view.alpha = 0.5 }) { _ in
                ended.fulfill()
            }
            waitForExpectations(timeout: 30)
            XCTAssertEqual(page.view.alpha, 0.5)
        }

        func testTheFailingOne() {
            XCTAssertEqual(page.text, "never")
        }
    }
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="first">
    <scenes><scene sceneID="s1"><objects>
    <viewController id="first" customClass="FirstPage" customModule="Über_App" \
    customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v1">
    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
    <subviews>
    <label opaque="NO" text="Nothing yet" id="l1"><rect key="frame" x="40" y="100" width="240" \
    height="30"/></label>
    <button opaque="NO" buttonType="system" id="b1"><rect key="frame" x="100" y="200" width="120" \
    height="40"/><state key="normal" title="Present"/>
    <connections><action selector="present:" destination="first" eventType="touchUpInside" id="a1"/>
    </connections></button>
    </subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
    </view>
    <connections><outlet property="label" destination="l1" id="o1"/></connections>
    </viewController>
    </objects></scene></scenes>
    </document>
    """
}
