import UIKit

/// One card, caught four times in the moment in which it changes.
enum Snapshots {
  final class AlbumViewController: UIViewController {
    /// Everything between title and hint; it stays in the middle of a wide page.
    private let album = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 780))
    private let card = UIView(frame: CGRect(x: 125, y: 190, width: 140, height: 110))
    private let label = UILabel()
    private let button = UIButton.soft("Take them", background: UIColor(white: 1, alpha: 0.7))
    private var snapshots: [UIView] = []

    /// What each place in the album is for, and where it is.
    private let places: [(caption: String, frame: CGRect)] = [
      ("false:\nbefore the change", CGRect(x: 40, y: 410, width: 140, height: 110)),
      ("true:\nafter the change", CGRect(x: 210, y: 410, width: 140, height: 110)),
      ("a snapshot\nof the first", CGRect(x: 40, y: 610, width: 140, height: 110)),
      ("true, and made\nclear right after", CGRect(x: 210, y: 610, width: 140, height: 110)),
    ]

    override func loadView() {
      view = DemoPage(
        size: UIScreen.main.bounds.size, color: UIColor(named: "Honeydew") ?? .systemGreen,
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
        let empty = makeEmptySnapshot()
      else { return }
      snapshots = [before, after, again, empty]
      for (index, snapshot) in snapshots.enumerated() {
        snapshot.layer.name = "snapshot \(index + 1)"
        snapshot.center = card.center
        album.addSubview(snapshot)
      }
      button.setTitle("Put back", for: .normal)
      UIView.animate(withDuration: 0.6) {
        for (snapshot, place) in zip(self.snapshots, self.places) { snapshot.frame = place.frame }
      }
    }

    /// What the next frame shows of a view that is clear by then is nothing.
    private func makeEmptySnapshot() -> UIView? {
      let ghost = UIView(frame: card.frame)
      ghost.backgroundColor = .systemRed
      let snapshot = ghost.snapshotView(afterScreenUpdates: true)
      ghost.alpha = 0
      return snapshot
    }

    private func putBack() {
      let old = snapshots
      snapshots = []
      button.setTitle("Take them", for: .normal)
      configure("Before", on: UIColor(named: "Cantaloupe") ?? .systemOrange, ink: .black)
      UIView.animate(withDuration: 0.6) {
        for snapshot in old {
          snapshot.center = self.card.center
          snapshot.alpha = 0
        }
      } completion: { _ in
        for snapshot in old { snapshot.removeFromSuperview() }
      }
    }
  }
}

extension Demo {
  static let snapshots = Demo(
    id: "snapshots", title: "Snapshots", seed: 4,
    summary: "One card, caught four times.",
    trigger: "Press “Take them”, then “Put back”.",
    stageSize: Demo.defaultStageSize, glyph: .album,
    phases: [
      Phase("present", .tap("Take them")), Phase("dismiss", after: "present", .tap("Put back")),
    ],
    tracedViews: ["snapshot 1", "snapshot 2", "snapshot 3", "snapshot 4"],
    makeRoot: { Snapshots.AlbumViewController() })
}
