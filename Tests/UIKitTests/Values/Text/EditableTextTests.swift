import Foundation
import Testing

@testable import UIKit

struct EditableTextTests {
  @Test func keysGoFromCharacterToCharacterAndFromWordToWord() {
    var text = EditableText("Zoë 👩‍👩‍👧 ist da")
    text.moveCaret(to: 0, extending: false)
    var places: [Int] = []
    for _ in 0..<6 {
      text.moveCaret(by: .character, forward: true, extending: false)
      places.append(text.head)
    }
    #expect(places == [1, 2, 3, 4, 12, 13], "a family is one character")
    text.moveCaret(by: .word, forward: true, extending: true)
    #expect(text.selectedText == "ist")
    text.moveCaret(by: .word, forward: false, extending: false)
    #expect(text.head == 13)
    text.moveCaret(by: .word, forward: false, extending: false)
    #expect(text.head == 0)
    #expect(
      text.validPosition(7) == 4 && text.validPosition(-3) == 0
        && text.validPosition(.max) == text.length)
  }

  @Test func deletingTakesTheSelectionOrAStep() {
    var text = EditableText("one two")
    #expect(text.rangeToDelete(by: .word, forward: false) == NSRange(location: 4, length: 3))
    text.select(NSRange(location: 1, length: 3))
    text.replace(text.rangeToDelete(by: .character, forward: true), with: "-")
    #expect(text.string == "o-two" && text.head == 2 && text.selection.length == 0)
    text.replace(NSRange(location: 4, length: .max), with: "!")
    #expect(text.string == "o-tw!")
    text.replace(NSRange(location: NSNotFound, length: 4), with: "?")
    #expect(text.string == "o-tw!?")
  }

  @Test func wordsAndParagraphsAreFound() {
    let text = EditableText("don't stop,  now\nnext")
    #expect(text.substring(text.word(at: 2)) == "don't")
    #expect(text.substring(text.word(at: 11)) == ",  ")
    #expect(text.substring(text.word(at: text.length)) == "next")
    #expect(text.substring(text.paragraph(at: 3)) == "don't stop,  now")
    #expect(text.substring(text.paragraph(at: 18)) == "next")
    #expect(EditableText().word(at: 0) == NSRange(location: 0, length: 0))
  }
}
