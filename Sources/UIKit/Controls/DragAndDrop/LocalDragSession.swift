import CoreGraphics

/// The session of a drag in the app for its source.
final class LocalDragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// The location of the touch in points of the screen.
  var point: CGPoint

  init(at point: CGPoint) {
    self.point = point
    super.init()
  }

  func location(in view: UIView) -> CGPoint {
    guard let window = view.window else { return point }
    return view.convertFromWindow(window.convert(point, from: UIWindow?.none))
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The session of a drag in the app for drop targets.
final class LocalDropSession: NSObject, UIDropSession {
  private let drag: LocalDragSession

  init(of drag: LocalDragSession) {
    self.drag = drag
    super.init()
  }

  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 0)
  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map { $0.itemProvider }.filter { $0.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(providers.count))
    self.progress.totalUnitCount += progress.totalUnitCount
    guard !providers.isEmpty else {
      Task { completion([]) }
      return progress
    }
    var loaded: [(any NSItemProviderReading)?] = Array(repeating: nil, count: providers.count)
    var left = providers.count
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        loaded[index] = object
        left -= 1
        progress.completedUnitCount += 1
        self.progress.completedUnitCount += 1
        if left == 0 { completion(loaded.compactMap { $0 }) }
      }
    }
    return progress
  }
}
