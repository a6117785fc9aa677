/// What `init` writes, and the parts of a CI job.
enum Starter {
    static let scenario = """
        {
          "$schema": "../.unfold/scenario.schema.json",
          "schemaVersion": 1,
          "name": "note",
          "traits": {"width": 390, "scale": 3},
          "templates": {
            "note": {
              "views": [
                {"id": "title", "type": "UILabel", "text": "Groceries", "font": {"size": 17, "weight": "semibold"}},
                {"id": "body", "type": "UILabel", "numberOfLines": 0, "text": "Milk, bread, tea"},
                {"id": "detail"}
              ],
              "constraints": [
                "title.top == contentView.top + 12",
                "title.leading == contentView.leading + 16",
                "title.trailing == contentView.trailing - 16",
                "body.top == title.bottom + 4",
                "body.leading == title.leading",
                "body.trailing == title.trailing",
                "detail.top == body.bottom",
                "detail.leading == title.leading",
                "detail.trailing == title.trailing",
                {"id": "detailHeight", "constraint": "detail.height == 0", "priority": 999},
                "detail.bottom == contentView.bottom - 12"
              ]
            }
          },
          "table": {"rows": [{"id": "first"}, {"id": "second", "set": {"body.text": "Call the plumber"}}]},
          "steps": [
            {"name": "load", "do": "load"},
            {"name": "expand", "do": {"update": [{"set": "first.detailHeight.constant", "to": 120}]}},
            {"name": "collapse", "do": {"update": [{"set": "first.detailHeight.constant", "to": 0}]}}
          ]
        }

        """

    static let configuration = """
        {
          "$schema": ".unfold/config.schema.json",
          "schemaVersion": 1,
          "paths": ["Scenarios"]
        }

        """

    static let head = """
        name: Row heights
        on: [push, pull_request]
        jobs:
          row-heights:
            runs-on: ubuntu-latest
            container: swift:6.1
            steps:
              - uses: actions/checkout@v4
              - uses: actions/checkout@v4
                with: {repository: OWNER/unfold, path: .unfold-tool}  # where your copy of Unfold is
              - uses: actions/cache@v4  # the tool is built anew only when its sources change
                with:
                  path: .unfold-tool/.build
                  key: unfold-${{ runner.os }}-swift-6.1-${{ hashFiles('.unfold-tool/Package.swift', '.unfold-tool/Sources/**') }}
              - run: swift build -c release --product unfold --package-path .unfold-tool

        """

    static let report = """
              # Fails for conflicts and findings. Take this step out once one is accepted: 'check' fails for the others.
              - run: .unfold-tool/.build/release/unfold report --strict

        """

    static let check = """
              # Commit the records (*.heights) with the scenarios: on a CI machine nothing is recorded.
              - if: ${{ !cancelled() }}
                run: >
                  .unfold-tool/.build/release/unfold check
                  --output junit=row-heights.xml --output markdown=row-heights.md
              - if: ${{ !cancelled() }}
                run: cat row-heights.md >> "$GITHUB_STEP_SUMMARY"

        """

    static let stress = """
              # Annotations only: where cells break on other devices, with other text sizes and with other texts.
              - if: ${{ !cancelled() }}
                run: .unfold-tool/.build/release/unfold stress --budget 5000

        """

    static let tests = """
              - if: ${{ !cancelled() }}
                run: swift test

        """
}
