/// The reason why an Interface Builder file cannot be read.
package struct InterfaceFileError: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    case unreadable(reason: String)
    /// The encoding is not UTF-8, which Interface Builder always writes.
    case encoding
    case tooLarge(bytes: Int)
    case tooDeep
    case tooManyElements
    /// The file has a document type declaration. It could define entities, which Interface Builder
    /// never does.
    case documentType
    case malformed(reason: String)
    /// The root element, or its `type`, belongs to another kind of file.
    case notAnInterface(found: String)
    case missingAttribute(element: String, attribute: String)
    case wrongValue(element: String, attribute: String, value: String, expected: String)
    /// Two objects have the same id.
    case duplicateID(element: String, id: String, firstLine: Int)
    case misplaced(element: String, parent: String)
  }

  /// The file's name, or a substitute for it.
  package var file: String
  /// The line, starting with 1; 0 if the problem is with the whole file.
  package var line: Int
  package var problem: Problem
}

extension InterfaceFileError: CustomStringConvertible {
  package var description: String {
    (line > 0 ? "\(file):\(line): " : "\(file): ") + problem.description
  }
}

extension InterfaceFileError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .encoding: "the file is not in UTF-8"
    case .tooLarge(let bytes):
      "the file has \(bytes) bytes, more than the \(MarkupTree.largestFile) that are read"
    case .tooDeep: "elements are nested more than \(MarkupTree.largestDepth) deep"
    case .tooManyElements: "there are more than \(MarkupTree.largestCount) elements"
    case .documentType: "document type declarations and entities are not allowed"
    case .malformed(let reason): reason
    case .notAnInterface(let found):
      "this is no storyboard and no xib of an iOS app, but \(found)"
    case .missingAttribute(let element, let attribute): "<\(element)> has no \(attribute)"
    case .wrongValue(let element, let attribute, let value, let expected):
      "<\(element)> has \(attribute)=\"\(value.prefix(40))\", which is not \(expected)"
    case .duplicateID(let element, let id, let firstLine):
      "<\(element)> has the id \(id), which an object in line \(firstLine) has"
    case .misplaced(let element, let parent): "<\(element)> does not belong into <\(parent)>"
    }
  }
}

/// A part of a file that was read but not understood. The same problem is reported once.
package struct InterfaceFileWarning: Equatable, Sendable {
  package enum Matter: Hashable, Sendable {
    case unknownElement(String, parent: String)
    case unknownAttribute(String, element: String)
    case unknownWord(String, attribute: String, element: String)
    /// A reference to an object that is not in the file.
    case danglingReference(String, element: String)
  }

  /// The line of the first occurrence.
  package var line: Int
  package var matter: Matter
}

extension InterfaceFileWarning: CustomStringConvertible {
  package var description: String { "line \(line): \(matter)" }
}

extension InterfaceFileWarning.Matter: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownElement(let element, let parent): "<\(element)> in <\(parent)> is not known"
    case .unknownAttribute(let attribute, let element):
      "the attribute \(attribute) of <\(element)> is not known"
    case .unknownWord(let word, let attribute, let element):
      "<\(element)> has \(attribute)=\"\(word)\", which is not known"
    case .danglingReference(let id, let element):
      "<\(element)> refers to \(id), which is not in the file"
    }
  }
}
