import UIKit

/// A page with a button that presents a card and counts how often it did.
@objc public class CardListController: UIViewController {
    @IBOutlet public private(set) var countLabel: UILabel!
    public let button = UIButton(type: .system)
    private var cardCount = 0
    private let animator = CardAnimator()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 80, width: 280, height: 30))
        label.text = "No card yet"
        view.addSubview(label)
        countLabel = label

        button.setTitle("Card", for: .normal)
        button.frame = CGRect(x: 20, y: 140, width: 280, height: 44)
        button.addTarget(self, action: #selector(presentCard(_:)), for: .touchUpInside)
        view.addSubview(button)
    }

    @IBAction func presentCard(_ sender: UIButton) {
        cardCount += 1
        countLabel.text = cardCount == 1 ? "1 card" : "\(cardCount) cards"
        let card = CardController()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = animator
        present(card, animated: true)
    }
}
