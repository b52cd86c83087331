// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The declarations of the module that starts a project.
import UIKit

@MainActor
public enum ProjectApp {
  public static func main(_ delegate: (any UIApplicationDelegate.Type)?) {}
  public static func prepare() {}
}
