import CoreGraphics

exit(Playground.run(Array(CommandLine.arguments.dropFirst())))
