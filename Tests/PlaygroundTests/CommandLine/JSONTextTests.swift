import Testing
import UIKitTestSupport

@testable import PlaygroundApp

struct JSONTextTests {
  @Test(arguments: [
    (0.0, "0.0000"), (-0.00001, "0.0000"), (1.0 / 3, "0.3333"), (-12.34567, "-12.3457"),
    (844, "844.0000"), (0.99996, "1.0000"), (.nan, "null"), (.infinity, "null"),
  ])
  func numbersHaveFixedDecimals(value: Double, text: String) {
    #expect(JSONText.number(value, decimals: 4) == text)
  }

  @Test func stringsAreEscaped() throws {
    let text = "a\"b\\c\n\u{1}“é"
    let data = Data("[\(JSONText.string(text))]".utf8)
    #expect(try JSONSerialization.jsonObject(with: data) as? [String] == [text])
  }

  @Test func theFieldsOfAnObjectKeepTheirOrder() {
    let inner: JSONObject = ["b": .whole(2), "a": .flag(true)]
    let object: JSONObject = [
      "z": .string("“q\""), "y": .number(0.25, decimals: 2), "x": .array([.whole(1), .whole(2)]),
      "w": .object(inner), "v": .lines([inner, inner]),
    ]
    #expect(
      object.text == """
        {"z":"“q\\"","y":0.25,"x":[1,2],"w":{"b":2,"a":true},"v":[
          {"b":2,"a":true},
          {"b":2,"a":true}
        ]}
        """)
    #expect((inner + JSONObject([("c", 1.5)])).text == #"{"b":2,"a":true,"c":1.5000}"#)
  }

  @Test func briefNumbersHaveNoTrailingZeros() {
    #expect(JSONText.brief(2) == "2")
    #expect(JSONText.brief(1.5) == "1.5")
    #expect(JSONText.brief(100) == "100")
  }
}
