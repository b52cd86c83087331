import UIKitTestSupport

/// A page without children.
final class StressPage: UIViewController, StressController {
  let record: StressRecord

  init(_ record: StressRecord) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record.note(.willAppear)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record.note(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record.note(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record.note(.didDisappear)
  }
}

/// A container of one's own, which shows all its children.
final class StressBox: UIViewController, StressController {
  let record: StressRecord

  init(_ record: StressRecord) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record.note(.willAppear)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record.note(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record.note(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record.note(.didDisappear)
  }
}

final class StressStack: UINavigationController, StressController {
  let record: StressRecord

  init(_ record: StressRecord) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record.note(.willAppear)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record.note(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record.note(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record.note(.didDisappear)
  }
}

final class StressTabs: UITabBarController, StressController {
  let record: StressRecord

  init(_ record: StressRecord) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record.note(.willAppear)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record.note(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record.note(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record.note(.didDisappear)
  }
}

final class StressPages: UIPageViewController, StressController {
  let record: StressRecord

  init(_ record: StressRecord, scrolls: Bool) {
    self.record = record
    super.init(transitionStyle: scrolls ? .scroll : .pageCurl, navigationOrientation: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record.note(.willAppear)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record.note(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record.note(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record.note(.didDisappear)
  }
}

final class StressSplit: UISplitViewController, StressController {
  let record: StressRecord

  init(_ record: StressRecord, style: Style) {
    self.record = record
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record.note(.willAppear)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record.note(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record.note(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record.note(.didDisappear)
  }
}
