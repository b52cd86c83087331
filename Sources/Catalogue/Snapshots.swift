import UIKit

/// Three snapshots of a card that are taken while it changes, and two of a seal that then becomes
/// transparent.
enum Snapshots {
  final class AlbumViewController: UIViewController {
    @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
    private var duration: TimeInterval = 0.6
    @Parameter("Curve", choices: Choices.curves)
    private var curve = UIView.AnimationOptions.curveEaseInOut

    /// The content between the title and the hint. It stays in the middle of a wide page.
    private let album = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 780))
    private let card = UIView(frame: CGRect(x: 125, y: 190, width: 140, height: 110))
    private let label = UILabel()
    /// The seal, which becomes transparent once its snapshots are taken.
    private let seal = UIView(frame: CGRect(x: 290, y: 215, width: 60, height: 60))
    private let button = UIButton.soft("Take them", background: UIColor(white: 1, alpha: 0.7))
    private var snapshots: [UIView] = []

    /// The caption and the frame of each snapshot.
    private let places: [(caption: String, frame: CGRect)] = [
      ("false:\nbefore the change", CGRect(x: 40, y: 410, width: 140, height: 110)),
      ("true:\nafter the change", CGRect(x: 210, y: 410, width: 140, height: 110)),
      ("a snapshot\nof the first", CGRect(x: 40, y: 610, width: 140, height: 110)),
      ("false, and true:\nthen its alpha is 0", CGRect(x: 210, y: 610, width: 140, height: 110)),
    ]

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Honeydew") ?? .systemGreen,
        title: "Snapshots", caption: "snapshotView(afterScreenUpdates:)")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      album.frame.origin.x = ((view.bounds.size.width - album.bounds.size.width) / 2).rounded()
      album.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      view.addSubview(album)
      for place in places { addPlace(place.caption, at: place.frame) }
      card.layer.cornerRadius = 16
      label.frame = card.bounds
      label.font = .systemFont(ofSize: 22, weight: .bold)
      label.textAlignment = .center
      card.addSubview(label)
      album.addSubview(card)
      seal.backgroundColor = .systemRed
      seal.layer.cornerRadius = 30
      album.addSubview(seal)
      configure("Before", on: UIColor(named: "Cantaloupe") ?? .systemOrange, ink: .black)

      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: 115, y: 330, width: 160, height: 44)
      button.addTarget(self, action: Selector(AlbumViewController.pressed), for: .touchUpInside)
      album.addSubview(button)
    }

    private func addPlace(_ caption: String, at frame: CGRect) {
      let place = UIView(frame: frame)
      place.layer.cornerRadius = 16
      place.layer.borderWidth = 1
      place.layer.borderColor = UIColor(white: 0, alpha: 0.25).cgColor
      album.addSubview(place)
      let text = UILabel(
        frame: CGRect(x: frame.minX, y: frame.maxY + 6, width: frame.width, height: 40))
      text.text = caption
      text.font = .systemFont(ofSize: 13)
      text.textColor = UIColor(white: 0, alpha: 0.65)
      text.textAlignment = .center
      text.numberOfLines = 2
      album.addSubview(text)
    }

    private func configure(_ text: String, on color: UIColor, ink: UIColor) {
      label.text = text
      label.textColor = ink
      card.backgroundColor = color
    }

    private func pressed() {
      if snapshots.isEmpty { takeSnapshots() } else { putBack() }
    }

    private func takeSnapshots() {
      configure("After", on: .night, ink: .white)
      guard let before = card.snapshotView(afterScreenUpdates: false),
        let after = card.snapshotView(afterScreenUpdates: true),
        let again = before.snapshotView(afterScreenUpdates: true),
        let seen = seal.snapshotView(afterScreenUpdates: false),
        let unseen = seal.snapshotView(afterScreenUpdates: true)
      else { return }
      // A snapshot after screen updates shows the view in the next frame. The seal is transparent
      // by then, so `unseen` shows nothing.
      seal.alpha = 0
      snapshots = [before, after, again, seen, unseen]
      for (index, snapshot) in snapshots.enumerated() {
        snapshot.layer.name = "snapshot \(index + 1)"
        snapshot.center = index < 3 ? card.center : seal.center
        album.addSubview(snapshot)
      }
      button.setTitle("Put back", for: .normal)
      let last = places[3].frame
      let centers = [
        places[0].frame.center, places[1].frame.center, places[2].frame.center,
        CGPoint(x: last.midX - 35, y: last.midY), CGPoint(x: last.midX + 35, y: last.midY),
      ]
      UIView.animate(withDuration: duration, delay: 0, options: curve) {
        for (snapshot, center) in zip(self.snapshots, centers) { snapshot.center = center }
      }
    }

    private func putBack() {
      let old = snapshots
      snapshots = []
      button.setTitle("Take them", for: .normal)
      configure("Before", on: UIColor(named: "Cantaloupe") ?? .systemOrange, ink: .black)
      UIView.animate(withDuration: duration, delay: 0, options: curve) {
        for (index, snapshot) in old.enumerated() {
          snapshot.center = index < 3 ? self.card.center : self.seal.center
          snapshot.alpha = 0
        }
        self.seal.alpha = 1
      } completion: { _ in
        for snapshot in old { snapshot.removeFromSuperview() }
      }
    }
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Demo {
  static let snapshots = Demo(
    id: "snapshots", title: "Snapshots", seed: 4,
    summary: "A card and a seal, caught while they change.",
    trigger: "Press “Take them”, then “Put back”.",
    stageSize: Demo.defaultStageSize, glyph: .album,
    phases: [
      Phase("present", .tap("Take them")), Phase("dismiss", after: "present", .tap("Put back")),
    ],
    tracedViews: ["snapshot 1", "snapshot 2", "snapshot 3", "snapshot 4", "snapshot 5"],
    prototypes: { [Snapshots.AlbumViewController()] },
    makeRoot: { Snapshots.AlbumViewController() })
}
