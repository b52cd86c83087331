/// How many times as long as usual animations take: 10 in Apple's simulator with slow animations.
///
/// Code declares it by its symbol, to slow down what it animates itself. Here a scene's clock is
/// slowed as a whole, with display links and timers, so it is always 1.
@_cdecl("UIAnimationDragCoefficient")
public func UIAnimationDragCoefficient() -> Float { 1 }
