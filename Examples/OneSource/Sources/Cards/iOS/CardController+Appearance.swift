import UIKit

// On iOS a method of an Objective-C class can be overridden in an extension.
extension CardController {
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.addGestureRecognizer(makeCloseRecognizer())
    }
}
