/// The platform of the machine on which the program runs.
package enum SystemPlatform {
  /// Connects to the display. Throws `PlatformError.noDisplay` if there is none.
  @MainActor package static func make() throws(PlatformError) -> any Platform {
    try SDLPlatform()
  }
}
