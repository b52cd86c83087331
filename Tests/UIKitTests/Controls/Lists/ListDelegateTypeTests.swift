import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The delegates of tables, collections and text views have the types that callers know from iOS,
/// and are those of the scroll views, too.
@MainActor
struct ListDelegateTypeTests {
  private final class Rows: NSObject, UITableViewDelegate {
    var chosen: [IndexPath] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }
  private final class Items: NSObject, UICollectionViewDelegateFlowLayout {
    var chosen: [IndexPath] = []
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { chosen.append(indexPath) }
  }
  private final class Words: NSObject, UITextViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }
  }
  private final class Follower: NSObject, UIScrollViewDelegate {}
  private final class CountingTable: UITableView {
    var changes = 0
    override var delegate: (any UITableViewDelegate)? { didSet { changes += 1 } }
  }

  private let path = IndexPath(row: 0, section: 0)

  @Test func aTablesDelegateCanBeCalledAsSuch() {
    let (table, rows) = (UITableView(), Rows())
    table.delegate = rows
    table.delegate?.tableView(table, didSelectRowAt: path)
    #expect(rows.chosen == [path])
    let scrollView: UIScrollView = table
    #expect(scrollView.delegate === rows)
    scrollView.delegate = nil
    #expect(table.delegate == nil)
  }

  @Test func aCollectionsDelegateCanBeCalledAsSuch() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let items = Items()
    collection.delegate = items
    collection.delegate?.collectionView(collection, didSelectItemAt: path)
    #expect(items.chosen == [path])
    #expect((collection as UIScrollView).delegate === items)
    #expect(collection.delegate is any UICollectionViewDelegateFlowLayout)
  }

  @Test func aTextViewsDelegateCanBeAskedAsSuch() {
    let (text, words) = (UITextView(), Words())
    text.delegate = words
    #expect(text.delegate?.textViewShouldBeginEditing(text) == false)
    #expect((text as UIScrollView).delegate === words)
  }

  @Test func aDelegateThatOnlyKnowsScrollingIsTheScrollViewsOnly() {
    let (table, follower) = (UITableView(), Follower())
    (table as UIScrollView).delegate = follower
    #expect(table.delegate == nil && (table as UIScrollView).delegate === follower)
  }

  @Test func aSubclassCanOverrideIt() {
    let (table, rows) = (CountingTable(), Rows())
    table.delegate = rows
    #expect(table.changes == 1 && (table as UIScrollView).delegate === rows)
  }

  @Test func itIsHeldWeakly() {
    let table = UITableView()
    var rows: Rows? = Rows()
    table.delegate = rows
    #expect(table.delegate != nil)
    rows = nil
    #expect(table.delegate == nil && (table as UIScrollView).delegate == nil)
  }
}
