import UIKit

// On iOS a method of an Objective-C class can be overridden in an extension.
extension CardController {
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // It appears again after a dismissal that was cancelled.
        if view.gestureRecognizers?.isEmpty ?? true {
            view.addGestureRecognizer(makeCloseRecognizer())
        }
    }
}
