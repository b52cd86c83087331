import UIKit

/// A card that a tap dismisses.
@objc public class CardController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
    }

    @objc private func close(_ recognizer: UITapGestureRecognizer) {
        dismiss(animated: true)
    }

    func makeCloseRecognizer() -> UIGestureRecognizer {
        return UITapGestureRecognizer(target: self, action: #selector(close(_:)))
    }
}
