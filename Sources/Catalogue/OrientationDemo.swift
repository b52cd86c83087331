import UIKit

/// A picture with its caption where the screen is high, and the picture alone where it is wide.
///
/// The interface rotates with the device unless the user has locked it.
enum OrientationDemo {
  final class ViewerController: UIViewController {
    private let picture = LandscapeView(Landscape.day[2])
    private let name = UILabel()
    private let state = UILabel()
    private let lockTitle = UILabel()
    private let lock = UISwitch()
    private var device: UIDevice?
    private var observer: (any NSObjectProtocol)?
    /// The orientation at which the user locked the interface; nil if it may rotate.
    private var lockedOrientation: UIInterfaceOrientation?

    private static let margin: CGFloat = 20

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      picture.layer.name = "picture"
      name.text = "Evening in the hills"
      view.maximumContentSizeCategory = .extraExtraExtraLarge
      name.setFont(.systemFont(ofSize: 26, weight: .bold), scaledAs: .title1)
      state.setFont(of: .subheadline)
      state.textColor = .secondaryLabel
      lockTitle.text = "Lock the orientation"
      lockTitle.setFont(of: .body)
      lock.addTarget(self, action: Selector(ViewerController.lockDidChange), for: .valueChanged)
      for view in [picture, name, state, lockTitle, lock] as [UIView] { self.view.addSubview(view) }
      let device = UIDevice.current
      device.beginGeneratingDeviceOrientationNotifications()
      self.device = device
      observer = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.showState() }
      }
      showState()
      showDetails(in: view.bounds.size)
    }

    isolated deinit {
      if let observer { NotificationCenter.default.removeObserver(observer) }
      device?.endGeneratingDeviceOrientationNotifications()
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      switch lockedOrientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      case .unknown, nil: .all
      }
    }

    /// Rotates the interface to the device's orientation if the device was turned while it was
    /// locked.
    private func lockDidChange() {
      lockedOrientation = lock.isOn ? view.window?.windowScene?.interfaceOrientation : nil
      setNeedsUpdateOfSupportedInterfaceOrientations()
    }

    private func showState() { state.text = "The device is \(UIDevice.current.orientation.words)." }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: { _ in self.showDetails(in: size) })
    }

    private func showDetails(in size: CGSize) {
      let isWide = size.width > size.height
      for view in [name, state, lockTitle, lock] as [UIView] { view.alpha = isWide ? 0 : 1 }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let (size, margin) = (view.bounds.size, Self.margin)
      guard size.width <= size.height else {
        picture.frame = view.bounds
        picture.layer.cornerRadius = 0
        return
      }
      let width = size.width - 2 * margin
      picture.frame = CGRect(x: margin, y: 64, width: width, height: size.height * 0.6)
      picture.layer.cornerRadius = 24
      name.frame = CGRect(
        x: margin, y: picture.frame.maxY + 24, width: width,
        height: view.scaled(32, as: .title1))
      state.frame = CGRect(
        x: margin, y: name.frame.maxY + 4, width: width,
        height: view.scaled(20, as: .subheadline))
      lockTitle.frame = CGRect(
        x: margin, y: state.frame.maxY + 36, width: width, height: view.scaled(32, as: .body))
      lock.frame.origin = CGPoint(
        x: size.width - margin - lock.bounds.size.width, y: lockTitle.frame.minY)
    }
  }
}

extension UIDeviceOrientation {
  fileprivate var words: String {
    switch self {
    case .unknown: "held in some way"
    case .portrait: "upright"
    case .portraitUpsideDown: "upside down"
    case .landscapeLeft: "turned to the left"
    case .landscapeRight: "turned to the right"
    case .faceUp: "on its back"
    case .faceDown: "on its front"
    }
  }
}

extension Demo {
  static let orientation = Demo(
    id: "orientation", title: "Turn the device", seed: nil,
    summary: "The interface turns, and its layout changes alongside.",
    trigger: "Press Ctrl and an arrow key, or the button beside the title.",
    stageSize: defaultStageSize, glyph: .turnedDevice,
    phases: [
      Phase("turn", .rotateDevice(.landscapeLeft)),
      Phase("turn back", after: "turn", .rotateDevice(.portrait)),
      Phase(
        "unlock after the turn",
        .series(
          [
            .tapAt(CGPoint(x: 345, y: 700)), .rotateDevice(.landscapeRight),
            .tapAt(CGPoint(x: 345, y: 700)),
          ], pause: 0.5)),
    ],
    tracedViews: ["picture"], makeRoot: { OrientationDemo.ViewerController() })
}

extension DemoGlyph {
  private static let upright = Page(color: .systemOrange).at(x: 0.25, width: 0.5)
  private static let lying = Page(color: .systemOrange).at(y: 0.25, height: 0.5)

  /// A rotation from portrait to landscape.
  static let turnedDevice = DemoGlyph(before: [upright], during: [lying], after: [upright])
}
