import CoreGraphics
import InterfaceBuilder

@MainActor
extension InterfaceCoder {
  func decodeSegmentedControl(_ control: UISegmentedControl) {
    for (index, segment) in object.list("segments").enumerated() {
      control.insertSegment(
        withTitle: segment.attributes.string("title"), at: index, animated: false)
      let properties = InterfaceProperties(segment, in: scope)
      properties.image("image") { control.setImage($0, forSegmentAt: index) }
      properties.number("width") { control.setWidth($0, forSegmentAt: index) }
      properties.bool("enabled") { control.setEnabled($0, forSegmentAt: index) }
    }
    properties.applySegmentedControl(to: control)
    for child in object.children where child.element == "textAttributes" {
      control.setTitleTextAttributes(scope.textAttributes(child), for: .normal)
    }
    applyVariations(to: control)
  }

  func decodeSwitch(_ control: UISwitch) {
    properties.applySwitch(to: control)
    applyVariations(to: control)
  }

  func decodeStepper(_ stepper: UIStepper) {
    properties.applyStepper(to: stepper)
    applyVariations(to: stepper)
  }

  func decodeProgressView(_ view: UIProgressView) {
    properties.applyProgressView(to: view)
    applyVariations(to: view)
  }

  func decodeActivityIndicatorView(_ view: UIActivityIndicatorView) {
    // Files have no attribute for an indicator that stays visible when stopped.
    view.hidesWhenStopped = object.attributes.bool("hidesWhenStopped") ?? false
    if object.attributes.bool("hidden") == true { view.isHidden = true }
    properties.applyActivityIndicatorView(to: view)
    if object.attributes.bool("animating") == true { view.startAnimating() }
    applyVariations(to: view)
  }

  func decodeSearchBar(_ bar: UISearchBar) {
    if case .array(let titles)? = object.attributes["scopeButtonTitles"] {
      bar.scopeButtonTitles = titles.compactMap(\.text)
    }
    properties.applySearchBar(to: bar)
    applyTraits { $0.applyTextInputTraits(to: bar.searchTextField) }
    applyVariations(to: bar)
  }

  func decodeDatePicker(_ picker: UIDatePicker) {
    properties.applyDatePicker(to: picker)
    applyVariations(to: picker)
  }

  func decodeRefreshControl(_ control: UIRefreshControl) {
    // Interface Builder writes enabled="NO" for every such control, although each of them works.
    control.isEnabled = true
    let title = object.children.first { $0.key == "attributedTitle" }
    if let title {
      control.attributedTitle = scope.attributedString(title, font: .systemFont(ofSize: 13))
    }
    control.frame.size.height = control.sizeThatFits(.zero).height
    applyVariations(to: control)
  }
}

extension InterfaceProperties {
  func applySegmentedControl(to control: UISegmentedControl) {
    bool("momentary") { control.isMomentary = $0 }
    bool("apportionsSegmentWidthsByContent") { control.apportionsSegmentWidthsByContent = $0 }
    color("selectedSegmentTintColor") { control.selectedSegmentTintColor = $0 }
    integer("selectedSegmentIndex") { control.selectedSegmentIndex = $0 }
  }

  func applySwitch(to control: UISwitch) {
    bool("on") { control.isOn = $0 }
    color("onTintColor") { control.onTintColor = $0 }
    color("thumbTintColor") { control.thumbTintColor = $0 }
  }

  func applyStepper(to stepper: UIStepper) {
    number("minimumValue") { stepper.minimumValue = Double($0) }
    number("maximumValue") { stepper.maximumValue = Double($0) }
    number("stepValue") { stepper.stepValue = Double($0) }
    number("value") { stepper.value = Double($0) }
    bool("autorepeat") { stepper.autorepeat = $0 }
    bool("wraps") { stepper.wraps = $0 }
    bool("continuous") { stepper.isContinuous = $0 }
  }

  func applySearchBar(to bar: UISearchBar) {
    string("text") { bar.text = $0 }
    string("placeholder") { bar.placeholder = $0 }
    word("searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal]) {
      bar.searchBarStyle = $0
    }
    barStyle { bar.barStyle = $0 }
    bool("translucent") { bar.isTranslucent = $0 }
    color("barTintColor") { bar.barTintColor = $0 }
    image("backgroundImage") { bar.backgroundImage = $0 }
    image("scopeBarBackgroundImage") { bar.scopeBarBackgroundImage = $0 }
    offset("searchTextPositionAdjustment") { bar.searchTextPositionAdjustment = $0 }
    offset("searchFieldBackgroundPositionAdjustment") {
      bar.searchFieldBackgroundPositionAdjustment = $0
    }
    bool("showsCancelButton") { bar.showsCancelButton = $0 }
    bool("showsScopeBar") { bar.showsScopeBar = $0 }
    bool("showsBookmarkButton") { bar.showsBookmarkButton = $0 }
  }

  func applyDatePicker(to picker: UIDatePicker) {
    word(
      "datePickerMode",
      [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer,
      ]
    ) { picker.datePickerMode = $0 }
    // A file without a style is from a time in which there were only wheels.
    picker.preferredDatePickerStyle = .wheels
    word(
      "style", ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]
    ) {
      picker.preferredDatePickerStyle = $0
    }
    string("locale") { picker.locale = $0.map(Locale.init(identifier:)) }
    string("timeZone") { picker.timeZone = $0.flatMap { TimeZone(identifier: $0) } }
    integer("minuteInterval") { picker.minuteInterval = $0 }
    func date(_ key: String, _ set: (Date) -> Void) {
      if let seconds = attributes.number(key) {
        set(Date(timeIntervalSinceReferenceDate: seconds))
      }
    }
    date("minimumDate") { picker.minimumDate = $0 }
    date("maximumDate") { picker.maximumDate = $0 }
    // The default is the current date.
    if attributes.bool("useCurrentDate") == false { date("date") { picker.date = $0 } }
    number("countDownDuration") { picker.countDownDuration = $0 }
  }

  func applyProgressView(to view: UIProgressView) {
    word("progressViewStyle", ["default": .default, "bar": .bar]) { view.progressViewStyle = $0 }
    number("progress") { view.progress = Float($0) }
    color("progressTintColor") { view.progressTintColor = $0 }
    color("trackTintColor") { view.trackTintColor = $0 }
    image("progressImage") { view.progressImage = $0 }
    image("trackImage") { view.trackImage = $0 }
  }

  func applyActivityIndicatorView(to view: UIActivityIndicatorView) {
    word(
      "style",
      [
        "medium": .medium, "large": .large, "white": .white, "whiteLarge": .whiteLarge,
        "gray": .gray,
      ]
    ) { view.style = $0 }
    color("color") { view.color = $0 }
  }
}
