import UIKit

/// The departing page opens like a door, while the arriving page grows behind it. In reverse the
/// door closes: the arriving page's halves cover the departing page.
public final class PortalAnimator: GalleryAnimator {
  /// The scale of the page behind the closed door.
  private static let scale: CGFloat = 0.8

  public override func play(on stage: EffectStage) {
    stage.placeArrivingPage(above: isReversed)
    let small = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    let door = stage.cutInHalves(isReversed ? stage.to : stage.from)
    let distance = (isReversed ? stage.to : stage.from).bounds.width / 2
    let rest = (left: door.left.center.x, right: door.right.center.x)
    func place(_ opening: CGFloat) {
      door.left.center.x = rest.left - opening * distance
      door.right.center.x = rest.right + opening * distance
    }
    if isReversed { place(1) } else { stage.to.transform = small }
    stage.animate(options: .curveEaseOut) {
      place(self.isReversed ? 0 : 1)
      if self.isReversed { stage.from.transform = small } else { stage.to.transform = .identity }
    }
  }
}
