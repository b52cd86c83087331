import UIKit

/// A view over the stage that takes no touches, with as many subviews of one kind as there is
/// something to show. They are made once, and hidden while there is less.
class ReusedViews: UIView {
  private var made: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - items: one for each view.
  ///   - make: makes a view where there are too few.
  ///   - place: places a view for its item.
  final func show<Item>(
    _ items: [Item], make: () -> UIView, place: (UIView, Item) -> Void
  ) {
    while made.count < items.count {
      let view = make()
      made.append(view)
      addSubview(view)
    }
    for (index, view) in made.enumerated() {
      view.isHidden = index >= items.count
      if index < items.count { place(view, items[index]) }
    }
  }
}
