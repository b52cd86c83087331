import CoreGraphics

extension UICollectionView {
  /// The class and the configuration of cells. Make it once, and not each time that a cell is
  /// requested.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler =
      @MainActor (
        _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
      ) -> Void

    let registration: Registration
    let handler: Handler

    /// Makes a registration of cells of the class, which are made by `init(frame:)`.
    public init(handler: @escaping Handler) { self.init(source: nil, handler: handler) }

    init(source: (any CellSource)?, handler: @escaping Handler) {
      registration = Registration(source)
      self.handler = handler
    }
  }

  /// The class and the configuration of supplementary views of a kind. Make it once, and not each
  /// time that a view is requested.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view of a kind at an index path.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    let kind: String
    let registration: Registration
    let handler: Handler

    /// Makes a registration of views of the class for a kind. They are made by `init(frame:)`.
    public init(elementKind: String, handler: @escaping Handler) {
      self.init(source: nil, elementKind: elementKind, handler: handler)
    }

    init(source: (any CellSource)?, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      registration = Registration(source)
      self.handler = handler
    }
  }

  /// Identifies a registration.
  @MainActor
  struct Registration {
    private static var count = 0
    /// The number of data sources that are returning a view at present.
    static var giving = 0

    let identifier: String
    let source: (any CellSource)?
    /// Whether it was made for a single view.
    let isMadeForOneView: Bool

    init(_ source: (any CellSource)?) {
      Self.count += 1
      identifier = "UICollectionView.Registration \(Self.count)"
      isMadeForOneView = Self.giving > 0
      self.source = source
    }

    func warnIfMadeForOneView() {
      guard isMadeForOneView else { return }
      Diagnostics.warn(
        "A registration was made while a view was asked for; such views are not reused. Make the "
          + "registration once, before.")
    }
  }

  /// Returns a cell of a registration, configured for an item. For nil it is not configured.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let own = registration.registration
    if !pool.knows(own.identifier) {
      own.warnIfMadeForOneView()
      pool.register(own.identifier) {
        own.source?.makeView(Cell.self) ?? Cell(registeredAs: own.identifier)
      }
    }
    let made = dequeue(own.identifier, for: indexPath)
    let cell = made as? Cell ?? Cell(registeredAs: own.identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let own = registration.registration
    let key = Self.poolKey(registration.kind, own.identifier)
    if !extraPool.knows(key) {
      own.warnIfMadeForOneView()
      extraPool.register(key) {
        own.source?.makeView(Supplementary.self)
          ?? Supplementary(registeredAs: own.identifier)
      }
    }
    let made = dequeueExtra(registration.kind, own.identifier, for: indexPath)
    let view = made as? Supplementary ?? Supplementary(registeredAs: own.identifier)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
