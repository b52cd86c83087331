import CoreGraphics

import UIKit

/// A ledger of all controllers in the stress test: whether appearance calls are in order, and which
/// controllers are still alive.
@MainActor
final class MonkeyLedger {
  private final class Entry {
    weak var controller: UIViewController?
    let name: String
    var last = "didDisappear"

    init(_ controller: UIViewController, name: String) {
      self.controller = controller
      self.name = name
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0
  /// What went wrong.
  private(set) var faults: [String] = []

  private static let before = [
    "willAppear": ["didDisappear", "willDisappear"], "didAppear": ["willAppear"],
    "willDisappear": ["didAppear", "willAppear"], "didDisappear": ["willDisappear"],
  ]

  /// Takes a controller in.
  func enter(_ controller: UIViewController) {
    count += 1
    entries[ObjectIdentifier(controller)] = Entry(
      controller, name: "\(type(of: controller))".dropFirst(6) + " \(count)")
  }

  func note(_ call: String, _ controller: UIViewController) {
    guard let entry = entries[ObjectIdentifier(controller)], entry.controller === controller else {
      return
    }
    if Self.before[call]?.contains(entry.last) != true {
      faults.append("\(entry.name): \(call) after \(entry.last)")
    }
    entry.last = call
  }

  func name(_ controller: UIViewController) -> String {
    entries[ObjectIdentifier(controller)]?.name ?? "\(type(of: controller))"
  }

  func hasAppeared(_ controller: UIViewController) -> Bool {
    entries[ObjectIdentifier(controller)]?.last == "didAppear"
  }

  /// Whether its last call was a did.
  func isAtRest(_ controller: UIViewController) -> Bool {
    entries[ObjectIdentifier(controller)]?.last.hasPrefix("did") ?? true
  }

  func knows(_ controller: UIViewController) -> Bool {
    entries[ObjectIdentifier(controller)]?.controller === controller
  }

  /// Those who are alive.
  var living: [UIViewController] {
    entries = entries.filter { $0.value.controller != nil }
    return entries.values.compactMap(\.controller)
  }

  // MARK: Others

  /// Views, containers, contexts and the system's own controllers, kept by others or dead.
  private var watched: [ObjectIdentifier: WeakReference] = [:]

  /// Looks whether something goes when it should.
  func watch(_ object: AnyObject) {
    watched[ObjectIdentifier(object)] = WeakReference(object: object)
  }

  /// What is being watched and still lives.
  var survivors: [AnyObject] {
    watched = watched.filter { $0.value.object != nil }
    return watched.values.compactMap(\.object)
  }
}

/// A plain controller.
final class MonkeyPage: UIViewController {
  let ledger: MonkeyLedger

  init(_ ledger: MonkeyLedger) {
    self.ledger = ledger
    super.init(nibName: nil, bundle: nil)
    ledger.enter(self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { ledger.note("willAppear", self) }
  override func viewDidAppear(_ animated: Bool) { ledger.note("didAppear", self) }
  override func viewWillDisappear(_ animated: Bool) { ledger.note("willDisappear", self) }
  override func viewDidDisappear(_ animated: Bool) { ledger.note("didDisappear", self) }
}

/// A container that swaps two children.
final class MonkeySwap: UIViewController {
  let ledger: MonkeyLedger
  private(set) var isSwapping = false

  init(_ ledger: MonkeyLedger) {
    self.ledger = ledger
    super.init(nibName: nil, bundle: nil)
    ledger.enter(self)
    definesPresentationContext = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    let child = MonkeyPage(ledger)
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func swap(duration: TimeInterval, options: UIView.AnimationOptions) {
    guard isViewLoaded, !isSwapping, let old = children.first else { return }
    isSwapping = true
    let new = MonkeyPage(ledger)
    old.willMove(toParent: nil)
    addChild(new)
    new.view.frame = view.bounds
    transition(from: old, to: new, duration: duration, options: options, animations: nil) { _ in
      old.removeFromParent()
      new.didMove(toParent: self)
      self.isSwapping = false
    }
  }

  override func viewWillAppear(_ animated: Bool) { ledger.note("willAppear", self) }
  override func viewDidAppear(_ animated: Bool) { ledger.note("didAppear", self) }
  override func viewWillDisappear(_ animated: Bool) { ledger.note("willDisappear", self) }
  override func viewDidDisappear(_ animated: Bool) { ledger.note("didDisappear", self) }
}

final class MonkeyStack: UINavigationController {
  let ledger: MonkeyLedger

  init(_ ledger: MonkeyLedger, delegate: any UINavigationControllerDelegate) {
    self.ledger = ledger
    super.init(nibName: nil, bundle: nil)
    ledger.enter(self)
    self.delegate = delegate
    setViewControllers([MonkeyPage(ledger)], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ledger.note("willAppear", self)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ledger.note("didAppear", self)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ledger.note("willDisappear", self)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ledger.note("didDisappear", self)
  }
}

final class MonkeyTabs: UITabBarController {
  let ledger: MonkeyLedger

  init(_ ledger: MonkeyLedger, driver: MonkeyDriver) {
    self.ledger = ledger
    super.init(nibName: nil, bundle: nil)
    ledger.enter(self)
    self.delegate = driver.delegate
    setViewControllers(
      [MonkeyStack(ledger, delegate: driver.delegate), MonkeySwap(ledger), MonkeyPage(ledger)]
        + [
          driver.chance()
            ? MonkeyPager(ledger, driver: driver) : MonkeySplit(ledger, driver: driver)
        ],
      animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ledger.note("willAppear", self)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ledger.note("didAppear", self)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ledger.note("willDisappear", self)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ledger.note("didDisappear", self)
  }
}
