import UIKit

// A map below a sheet that leaves the map interactive. A tap on a pin selects a place, and raises
// the sheet.

/// The map. The list of places is in a sheet, or beside the map where there is room.
final class MapSheetViewController: UIViewController, UIScrollViewDelegate {
  static let small = UISheetPresentationController.Detent.Identifier("title")
  /// The width of the list beside the map and its margin, in points.
  private static let (cardWidth, cardMargin): (CGFloat, CGFloat) = (320, 24)
  /// The initial centre of the map.
  private static let center = CGPoint(x: 632, y: 552)

  @Parameter("Corner radius", in: 0...48, step: 1, unit: .points)
  private var cornerRadius: CGFloat = 24
  @Parameter("Grabber") private var hasGrabber = true

  private let map = UIScrollView()
  private let city = CityView()
  private let pins = Place.all.map { PinView($0) }
  private let places = PlacesViewController()
  private let card = UIView()
  private(set) var chosen: Int?
  /// The position of the map before a place was selected; nil once the user has moved it.
  private var overview: CGPoint?
  private var hasAppeared = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = CityPalette.land
    map.delegate = self
    map.layer.name = "Map"
    map.contentSize = CityView.size
    map.contentInsetAdjustmentBehavior = .never
    (map.showsHorizontalScrollIndicator, map.showsVerticalScrollIndicator) = (false, false)
    map.addSubview(city)
    for pin in pins { city.addSubview(pin) }
    city.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(MapSheetViewController.tapMap)))
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 16
    for item in [map, card] { view.addSubview(item) }
    places.onChoose = { [weak self] in self?.choose($0) }
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: MapSheetViewController, _) in
      if controller.hasAppeared { controller.placeList() }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let isFirst = map.frame.isEmpty
    map.frame = view.bounds
    card.frame = CGRect(
      x: Self.cardMargin, y: Self.cardMargin, width: Self.cardWidth,
      height: max(size.height - 2 * Self.cardMargin, 0))
    map.contentInset.left = hasRoomBeside ? Self.cardWidth + Self.cardMargin : 0
    if isFirst { map.contentOffset = offset(showing: Self.center) }
  }

  // MARK: The list's place

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    placeList()
  }

  private var hasRoomBeside: Bool { traitCollection.horizontalSizeClass == .regular }

  private func placeList() {
    card.isHidden = !hasRoomBeside
    if hasRoomBeside {
      guard presentedViewController === places else { return embedList() }
      dismiss(animated: false) { self.embedList() }
    } else if presentedViewController == nil {
      presentList()
    }
  }

  private func embedList() {
    guard places.parent == nil else { return }
    addChild(places)
    places.view.frame = card.bounds
    places.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    places.view.layer.cornerRadius = 24
    places.view.clipsToBounds = true
    card.addSubview(places.view)
    places.didMove(toParent: self)
    places.show(chosen)
  }

  private func presentList() {
    if places.parent != nil {
      places.willMove(toParent: nil)
      places.view.removeFromSuperview()
      places.removeFromParent()
    }
    places.modalPresentationStyle = .pageSheet
    places.isModalInPresentation = true
    if let sheet = places.sheetPresentationController {
      sheet.detents = [
        .custom(identifier: Self.small) { _ in PlacesViewController.titleHeight },
        .medium(), .large(),
      ]
      sheet.selectedDetentIdentifier = chosen == nil ? Self.small : .medium
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = hasGrabber
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.preferredCornerRadius = cornerRadius
    }
    present(places, animated: false)
    places.show(chosen)
  }

  // MARK: Choosing

  /// A tap on the selected pin, or beside all pins, removes the selection.
  private func tapMap(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: city)
    let index = pins.firstIndex { $0.frame.insetBy(dx: -4, dy: -4).contains(point) }
    choose(index == chosen ? nil : index)
  }

  /// Selects a place in the list, and moves it to the middle of the visible part of the map. Nil
  /// removes the selection, and the map returns to its earlier position.
  func choose(_ index: Int?) {
    if chosen == nil { overview = map.contentOffset }
    let wasChosen = chosen != nil
    chosen = index
    for (place, pin) in pins.enumerated() { pin.isSelected = place == index }
    places.show(index)
    if let sheet = places.sheetPresentationController, presentedViewController === places {
      sheet.animateChanges {
        sheet.selectedDetentIdentifier = index == nil ? Self.small : .medium
      }
    }
    if let index {
      map.setContentOffset(offset(showing: Place.all[index].location), animated: true)
    } else if wasChosen, let overview {
      map.setContentOffset(overview, animated: true)
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { overview = nil }

  /// Returns the content offset that centres a point of the city in the visible part of the map.
  private func offset(showing point: CGPoint) -> CGPoint {
    let size = view.bounds.size
    var seen = CGRect(origin: .zero, size: size)
    if hasRoomBeside {
      seen.origin.x = Self.cardWidth + Self.cardMargin
      seen.size.width -= seen.minX
    } else {
      seen.size.height -= chosen == nil ? PlacesViewController.titleHeight : size.height / 2
    }
    func clamped(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      min(max(value.rounded(), least), max(most, least))
    }
    return CGPoint(
      x: clamped(
        point.x - seen.midX, -map.contentInset.left, CityView.size.width - size.width),
      y: clamped(point.y - seen.midY, 0, CityView.size.height - size.height))
  }
}

extension Demo {
  static let mapSheet = Demo(
    id: "map-sheet", title: "Map and places", seed: nil,
    summary: "A sheet of places over a map that stays usable.",
    trigger: "Tap a pin; drag the map, or the sheet to one of its three heights.",
    stageSize: Demo.defaultStageSize, glyph: .mapSheet,
    phases: [
      Phase("select", .tapAt(CGPoint(x: 231, y: 362))),
      Phase("clear", after: "select", .tapAt(CGPoint(x: 370, y: 100))),
      Phase(
        "raise",
        .drag(from: CGPoint(x: 195, y: 780), to: CGPoint(x: 195, y: 80), duration: 0.4)),
      Phase("list", after: "raise", .tapAt(CGPoint(x: 195, y: 440))),
      Phase(
        "drag-cancel", after: "select",
        .dragBack(
          from: CGPoint(x: 195, y: 460), via: CGPoint(x: 195, y: 390),
          to: CGPoint(x: 195, y: 440), duration: 0.5)),
    ],
    tracedViews: ["City", "Lantern Coffee"],
    prototypes: { [PinView(Place.all[0]), MapSheetViewController()] },
    makeRoot: { MapSheetViewController() })
}
