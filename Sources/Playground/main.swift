import CoreGraphics
import PlaygroundApp

exit(Playground.run(Array(CommandLine.arguments.dropFirst())))
