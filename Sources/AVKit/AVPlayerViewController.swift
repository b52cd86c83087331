public import AVFoundation
public import UIKit

/// Is notified of what a player's controller does, which is nothing here.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// The place of a film with controls: it says that films are not shown. Its delegate is never
/// called.
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// Whether controls would be shown.
  open var showsPlaybackControls = true
  /// How a film would fill the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Held weakly, and never called.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = "AVPlayerViewController\nFilms are not shown here."
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .white
    view.addSubview(label)
  }
}
