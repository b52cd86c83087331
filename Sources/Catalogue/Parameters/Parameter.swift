/// A value in a demo's code that the user can change while the demo runs.
///
///     @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
///     var duration: TimeInterval = 0.8
///
/// The getter returns the value for the scene whose code runs: the value in the code unless a
/// ``ParameterSource`` provides another one.
@propertyWrapper
public struct Parameter<Value: Sendable>: Sendable {
  let id: ParameterID
  let title: String
  let control: ParameterControl
  let standard: Value
  let standardSetting: ParameterSetting
  let value: @Sendable (ParameterSetting) -> Value?

  /// The value for the scene whose code runs. Outside the studio it is the value in the code.
  @MainActor
  public var wrappedValue: Value {
    guard let source = ParameterSource.setting, let setting = source(id),
      let valid = control.valid(setting)
    else { return standard }
    return value(valid) ?? standard
  }

  init(
    _ standard: Value, _ setting: ParameterSetting, _ title: String, _ control: ParameterControl,
    at id: ParameterID, value: @escaping @Sendable (ParameterSetting) -> Value?
  ) {
    assert(control.valid(setting) == setting, "The value of “\(title)” is out of its range.")
    self.id = id
    self.title = title
    self.control = control
    self.standard = standard
    standardSetting = setting
    self.value = value
  }
}

extension Parameter where Value: BinaryFloatingPoint {
  /// Makes a parameter for a number, a length or a time.
  ///
  /// - Parameters:
  ///   - title: the name for the user, one or two words.
  ///   - range: the valid values.
  ///   - step: the distance between two values of the slider.
  ///   - unit: the unit of the number; percent are given as fractions of 1.
  public init(
    wrappedValue: Value, _ title: String, in range: ClosedRange<Value>, step: Value,
    unit: ParameterUnit = .none, file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      wrappedValue, .number(Double(wrappedValue)), title,
      .number(
        ParameterRange(
          Double(range.lowerBound)...Double(range.upperBound), step: Double(step), unit: unit)),
      at: ParameterID(file: file, line: line, column: column)
    ) { setting in
      guard case .number(let number) = setting else { return nil }
      return Value(number)
    }
  }
}

extension Parameter where Value: BinaryInteger {
  /// Makes a parameter for a whole number.
  ///
  /// - Parameters:
  ///   - title: the name for the user, one or two words.
  ///   - range: the valid values.
  ///   - unit: the unit of the number.
  public init(
    wrappedValue: Value, _ title: String, in range: ClosedRange<Value>,
    unit: ParameterUnit = .none, file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      wrappedValue, .number(Double(wrappedValue)), title,
      .number(
        ParameterRange(
          Double(range.lowerBound)...Double(range.upperBound), step: 1, unit: unit)),
      at: ParameterID(file: file, line: line, column: column)
    ) { setting in
      guard case .number(let number) = setting else { return nil }
      return Value(number.rounded())
    }
  }
}

extension Parameter where Value == Bool {
  /// Makes a parameter for a Boolean value.
  public init(
    wrappedValue: Bool, _ title: String, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      wrappedValue, .flag(wrappedValue), title, .flag,
      at: ParameterID(file: file, line: line, column: column)
    ) { setting in
      guard case .flag(let flag) = setting else { return nil }
      return flag
    }
  }
}

extension Parameter where Value: Equatable {
  /// Makes a parameter for one of several values.
  ///
  /// - Parameters:
  ///   - title: the name for the user, one or two words.
  ///   - choices: the values by their names in Swift. They must include the initial one.
  public init(
    wrappedValue: Value, _ title: String, choices: KeyValuePairs<String, Value>,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      wrappedValue, title, choices.map { ($0.key, $0.value) },
      at: ParameterID(file: file, line: line, column: column))
  }

  fileprivate init(
    _ standard: Value, _ title: String, _ choices: [(name: String, value: Value)],
    at id: ParameterID
  ) {
    let values = choices.map(\.value)
    self.init(
      standard, .choice(values.firstIndex(of: standard) ?? -1), title,
      .choice(ParameterChoice.all(named: choices.map(\.name))), at: id
    ) { setting in
      guard case .choice(let index) = setting else { return nil }
      return values[index]
    }
  }
}

extension Parameter where Value: CaseIterable & Equatable {
  /// Makes a parameter for a case of an enumeration.
  public init(
    wrappedValue: Value, _ title: String, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      wrappedValue, title, Value.allCases.map { ("\($0)", $0) },
      at: ParameterID(file: file, line: line, column: column))
  }
}

extension Parameter where Value == BezierCurve {
  /// Makes a parameter for a timing curve.
  public init(
    wrappedValue: BezierCurve, _ title: String, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      wrappedValue, .curve(wrappedValue), title, .curve,
      at: ParameterID(file: file, line: line, column: column)
    ) { setting in
      guard case .curve(let curve) = setting else { return nil }
      return curve
    }
  }
}

extension Parameter where Value == DampedSpring {
  /// Makes a parameter for a spring with a damping ratio.
  public init(
    wrappedValue: DampedSpring, _ title: String, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      wrappedValue, .spring(wrappedValue), title, .spring,
      at: ParameterID(file: file, line: line, column: column)
    ) { setting in
      guard case .spring(let spring) = setting else { return nil }
      return spring
    }
  }
}

extension Parameter where Value == PhysicalSpring {
  /// Makes a parameter for a spring with physical constants.
  public init(
    wrappedValue: PhysicalSpring, _ title: String, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      wrappedValue, .physicalSpring(wrappedValue), title, .physicalSpring,
      at: ParameterID(file: file, line: line, column: column)
    ) { setting in
      guard case .physicalSpring(let spring) = setting else { return nil }
      return spring
    }
  }
}
