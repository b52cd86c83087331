import CoreGraphics
import CoreText
import Testing
import UIKitTestSupport

import UIKit

/// Fonts that a program registers while it runs.
@MainActor
struct FontManagerTests {
  private func code(of error: Unmanaged<CFError>?) -> Int? { error?.takeRetainedValue().code }

  @Test func registeredFontsAreKnownByName() throws {
    let font = FontFile.data(family: "Manager Test", postScriptName: "ManagerTest-Regular")
    try withTemporaryFolder(["Manager.ttf": font]) { folder in
      let file = folder.appending(path: "Manager.ttf") as CFURL
      #expect(UIFont(name: "ManagerTest-Regular", size: 10) == nil)
      var error: Unmanaged<CFError>?
      let isRegistered = CTFontManagerRegisterFontsForURL(file, .process, &error)
      #expect(isRegistered && error == nil)
      #expect(UIFont(name: "ManagerTest-Regular", size: 10)?.familyName == "Manager Test")
      let isAgain = CTFontManagerRegisterFontsForURL(file, .process, &error)
      #expect(!isAgain && code(of: error) == CTFontManagerError.alreadyRegistered.rawValue)
    }
  }

  @Test func whatIsNoFontIsNotRegistered() throws {
    try withTemporaryFolder(["Note.ttf": Data("no font".utf8)]) { folder in
      var error: Unmanaged<CFError>?
      let note = folder.appending(path: "Note.ttf") as CFURL
      let isNote = CTFontManagerRegisterFontsForURL(note, .process, &error)
      #expect(!isNote && code(of: error) == CTFontManagerError.unrecognizedFormat.rawValue)
      let lost = folder.appending(path: "Lost.ttf") as CFURL
      let isLostToo = CTFontManagerRegisterFontsForURL(lost, .process, nil)
      #expect(!isLostToo)
      let isLost = CTFontManagerRegisterFontsForURL(lost, .process, &error)
      #expect(!isLost && code(of: error) == CTFontManagerError.fileNotFound.rawValue)
    }
  }
}
