import TransitionGallery
import UIKit

/// The user's choices in a demo of the gallery, with their initial values.
struct GalleryChoice {
  /// The container controller of the pages.
  enum Container: String, CaseIterable { case push = "Push", present = "Present", tabs = "Tabs" }

  /// The gesture that goes back.
  enum Gesture: String, CaseIterable {
    case across = "Across", down = "Down", pinch = "Pinch", none = "None"

    /// A new interaction for the gesture; nil for none.
    @MainActor
    var interaction: GalleryInteraction? {
      switch self {
      case .across: .horizontalSwipe
      case .down: .verticalSwipe
      case .pinch: .pinch
      case .none: nil
      }
    }
  }

  var effect: GalleryEffect
  var gesture = Gesture.across
  var container = Container.push

  /// The effect's name for display: "Nat geo".
  var effectTitle: String {
    let words = effect.id.replacingOccurrences(of: "-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The instructions on the second page.
  var hint: String {
    switch (gesture, container) {
    case (.across, .tabs): "Drag to either side, or press Back"
    case (_, .tabs): "Only a drag across changes tabs; press Back"
    case (.across, _): "Drag to the right, or press Back"
    case (.down, _): "Drag down, or press Back"
    case (.pinch, _): "Pinch (Ctrl and the mouse), or press Back"
    case (.none, _): "Press Back"
    }
  }

  /// Chooses the next or the previous effect of the same kind.
  mutating func moveEffect(by step: Int) {
    let isShader = GalleryEffect.shaders.contains { $0.id == effect.id }
    let all = isShader ? GalleryEffect.shaders : GalleryEffect.all
    let index = all.firstIndex { $0.id == effect.id } ?? 0
    effect = all[(index + step + all.count) % all.count]
  }
}
