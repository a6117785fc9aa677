package struct JUnitSuite {
    package struct Case {
        var name, file: String
        var line: Int
        var remarks: [Remark]
        var isError = false

        package init(name: String, file: String, line: Int, remarks: [Remark], isError: Bool = false) {
            (self.name, self.file, self.line) = (name, file, line)
            (self.remarks, self.isError) = (remarks, isError)
        }
    }

    private let name, file: String
    let cases: [Case]

    package init(name: String, file: String, cases: [Case]) { (self.name, self.file, self.cases) = (name, file, cases) }

    package init(_ errors: [ScenarioError], of file: String) {
        self.init(
            name: file, file: file,
            cases: errors.map { error in
                Case(
                    name: error.isOfOption ? "reading, \(error.path)" : "reading, line \(error.position.line)",
                    file: error.position.file, line: error.position.line, remarks: [Remark(error)], isError: true)
            })
    }

    var failures: Int { cases.count { !$0.isError && !$0.remarks.isEmpty } }
    var errors: Int { cases.count { $0.isError } }

    package static func document(_ command: String, _ suites: [JUnitSuite]) -> String {
        func sum(_ count: (JUnitSuite) -> Int) -> Int { suites.reduce(0) { $0 + count($1) } }
        return head(command, tests: sum(\.cases.count), failures: sum(\.failures), errors: sum(\.errors))
            + suites.map(\.text).joined() + end
    }

    static func head(_ command: String, tests: Int, failures: Int, errors: Int) -> String {
        #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
            + #"<testsuites name="unfold \#(command)" tests="\#(tests)" failures="\#(failures)" "#
            + #"errors="\#(errors)">"# + "\n"
    }

    static let end = "</testsuites>\n"

    var text: String { lines.map { $0 + "\n" }.joined() }

    private var lines: [String] {
        var lines = [
            #"  <testsuite name="\#(Markup.attribute(name))" file="\#(Markup.attribute(file))" "#
                + #"tests="\#(cases.count)" failures="\#(failures)" errors="\#(errors)">"#
        ]
        for entry in cases {
            let head =
                #"    <testcase classname="\#(Markup.attribute(name))" "#
                + #"name="\#(Markup.attribute(entry.name))" file="\#(Markup.attribute(entry.file))" "#
                + #"line="\#(entry.line)""#
            guard !entry.remarks.isEmpty else {
                lines.append(head + " time=\"0\"/>")
                continue
            }
            lines.append(head + " time=\"0\">")
            for remark in entry.remarks {
                let tag = entry.isError ? "error" : "failure"
                let position = "\(remark.file):\(remark.line):\(remark.column)"
                lines.append(
                    #"      <\#(tag) message="\#(Markup.attribute("\(remark.title): \(remark.message)"))" "#
                        + #"type="\#(Markup.attribute(remark.severity.rawValue))" "#
                        + #"file="\#(Markup.attribute(remark.file))" "#
                        + #"line="\#(remark.line)">\#(Markup.line("\(position): \(remark.message)"))</\#(tag)>"#
                )
            }
            lines.append("    </testcase>")
        }
        return lines + ["  </testsuite>"]
    }
}
