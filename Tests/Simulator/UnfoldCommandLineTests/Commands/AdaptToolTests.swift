import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// `unfold-adapt`, which the build plugin calls, and `unfold adapt` with files that mean no good.
@Suite struct AdaptToolTests {
    private static let hostile = "y\u{1B}[2J\u{9B}31m\n::error::z\u{202E}\u{2028}##[group].swift"

    private func run(
        _ lines: String, in folder: TemporaryFolder, asNobody: Bool = false
    ) throws -> (out: String, err: String, status: Int32) {
        let copy = folder.path + "/.adapt-tool"
        if !FileManager.default.fileExists(atPath: copy) { try BuiltTool.copy("unfold-adapt", to: copy) }
        return try BuiltTool.shell("ADAPT=./.adapt-tool\n" + lines, in: folder, asNobody: asNobody)
    }

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("import UIKit\nclass A: UIView { @objc func f() {} }\n", to: "X.swift")
        // What is left is noted with its place.
        try folder.write("class Z { let a = \"\n", to: Self.hostile)
        return folder
    }

    /// Paths in notes and errors are shown, not obeyed.
    @Test func pathsAreText() throws {
        let folder = try folder()
        for lines in [
            "for f in y*; do $ADAPT plan P C \"$f\" && $ADAPT apply P/*.docc \"$f\" C/out.swift; done",
            "for f in y*; do $ADAPT plan P C \"$f\" \"./$f\"; done",
            "for f in y*; do $ADAPT plan P C \"$f.gone\"; $ADAPT apply \"$f\" \"$f\" C/o; done",
            "for f in y*; do $ADAPT apply P/*.docc \"$f\" \"$f\"; $ADAPT plan \"$f\" C X.swift; done",
        ] {
            let run = try run(lines, in: folder)
            #expect(!run.err.isEmpty && HostileTextTests.mistakes(run.err) == [], "\(run.err)")
            #expect(run.out.isEmpty)
        }
        #expect(folder.text(Self.hostile) == "class Z { let a = \"\n")
    }

    @Test func exitCodesAndClosedStreams() throws {
        let folder = try folder()
        let run = try run(
            """
            $ADAPT; echo $?
            $ADAPT plan P C nowhere.swift; echo $?
            $ADAPT plan X.swift/P C X.swift; echo $?
            $ADAPT plan P C X.swift; echo $?
            for f in y*; do
              $ADAPT plan P C "$f" 2> /dev/full; echo $?
              $ADAPT apply P/y*.docc "$f" C/y.swift 2>&-; echo $?
            done
            cmp C/y.swift y* && echo same
            """, in: folder)
        #expect(run.out == "64\n2\n74\n0\n0\n0\nsame\n", "\(run)")
        #expect(run.err.contains("nowhere.swift:1:1: error: the file cannot be read: there is no such file"))
        #expect(run.err.contains("error: cannot write 'X.swift/P/X.docc': Not a directory"), "\(run.err)")
    }

    /// What SwiftPM does not notice: another list, of which a line names nothing. A file that comes is part of the build.
    @Test func aBuildPlannedForOtherFilesEnds() throws {
        let folder = try folder()
        try folder.write("", to: "Package.swift")
        try folder.write("App\n", to: "list")
        try folder.write("class A {}\n", to: "App/A.swift")
        let run = try run(
            """
            look() { $ADAPT watch R/level.docc list "App
            " Package.swift "$PWD/App/A.swift"; echo $?; }
            look
            cp y* App/
            look
            printf '!App/A.swift\nX.swift\nApp\n' > list
            look
            $ADAPT plan P C "$PWD/App/A.swift" -- list Package.swift -- watch=R/level.docc; echo $?
            $ADAPT apply P/A.docc App/A.swift C/A.swift; wc -c < C/A.swift; grep -c 'class A' C/UnfoldAdded.adapted.swift
            echo None >> list
            look
            $ADAPT watch R/level.docc nowhere '' Package.swift App/A.swift; echo $?
            $ADAPT plan P C "$PWD/App/A.swift" -- gone Package.swift --; echo $?
            """, in: folder)
        #expect(run.out == "0\n0\n0\n0\n0\n1\n2\n2\n2\n", "\(run)")
        #expect(run.err.contains("list:1:1: error: the list has changed since this build was planned"), "\(run.err)")
        for name in ["nowhere", "gone"] {
            #expect(run.err.contains("\(name):1:1: error: the file cannot be read"), "\(run.err)")
        }
        #expect(HostileTextTests.mistakes(run.err) == [], "\(run.err)")
    }

    /// No original is lost, whatever name leads to it; links are followed and modes kept.
    @Test @MainActor func originalsStay() throws {
        let folder = try folder()
        let run = try run(
            """
            $ADAPT plan P C X.swift
            ln X.swift hard; ln -s X.swift soft; cp X.swift before
            for copy in X.swift ./X.swift hard soft; do $ADAPT apply P/X.docc X.swift $copy 2>> errors; echo $?; done
            mkdir D; ln -s ../X.swift D/X.docc; $ADAPT plan D C X.swift 2>> errors; echo $?
            cmp X.swift before && echo same
            echo old > kept; chmod 600 kept; ln -s kept link
            $ADAPT apply P/X.docc X.swift link && test -L link && grep -c 'class A' kept
            test "$(stat -c %a kept)" = 600 && echo mode
            """, in: folder)
        #expect(run.out == "2\n2\n2\n2\n2\nsame\n1\nmode\n", "\(run)")
        let errors = folder.text("errors") ?? ""
        #expect(errors.components(separatedBy: "would be written over").count == 5, "\(errors)")
        let inside = Tool("adapt", "X.swift", "--into", ".", folder: folder.path)
        #expect(inside.status == .success)
        try folder.write("import UIKit\n", to: "A/UnfoldDocuments.swift")
        try folder.write("<document/>", to: "A/a.xib")
        let lost = Tool("adapt", "A", "--into", "O", folder: folder.path)
        #expect(lost.status == .badInput && lost.err.contains("lists the documents"), "\(lost.err)")
    }

    /// The name of a document is a literal in what is compiled.
    @Test @MainActor func documentsAreListedByLiterals() throws {
        let folder = try TemporaryFolder()
        try folder.write("import UIKit\n", to: "A/x.swift")
        try folder.write("<document/>", to: "A/a\n\"\\(fatalError())\u{1B}.xib")
        #expect(Tool("adapt", "A", "--into", "O", folder: folder.path).status == .success)
        let list = try #require(folder.text("O/UnfoldDocuments.adapted.swift"))
        #expect(list.contains(#"A/a\n\"\\(fatalError())\u{1B}.xib","#), "\(list)")
    }

    @Test func nothingIsHalfWritten() throws {
        let folder = try TemporaryFolder()
        for number in 0..<400 {
            try folder.write("import UIKit\nclass A\(number): UIView { @objc func f() {} }\n", to: "S/s\(number).swift")
        }
        for (signal, status) in [("TERM", 143), ("INT", 130), ("HUP", 129)] {
            let run = try run(
                """
                # In the foreground, for a shell makes others ignore interrupts; a round may be over too soon.
                for round in 1 2 3 4 5 6 7 8; do
                  # As soon as there is something to leave behind.
                  (while sleep 0.01; do for f in P/*; do test -e "$f" && kill -\(signal) $(cat pid) && exit; done; done) &
                  watcher=$!
                  sh -c 'echo $$ > pid; exec ./.adapt-tool plan P C S/*.swift'
                  ended=$?; kill -9 $watcher; wait $watcher
                  ls -A P | grep -v '^s[0-9]*[.]docc$' | grep -v '^planned.json$'; rm -rf P C
                  test $ended -ge 128 && break
                done 2>/dev/null
                echo $ended
                """, in: folder)
            #expect(run.out == "\(status)\n", "\(run)")
        }
        let full = try run(
            """
            mkdir P; echo old > P/X.docc
            printf 'class A: UIView { %60000s }\n' x > X.swift; cp X.swift Y.swift
            $ADAPT plan Q C X.swift; mkdir D; echo old > D/o
            (ulimit -f 1; $ADAPT apply Q/X.docc X.swift D/o; echo $?)
            cat D/o; ls -A D
            """, in: folder)
        #expect(full.out == "74\nold\no\n", "\(full)")
        #expect(full.err.contains("error: cannot write 'D/o': File too large"), "\(full.err)")
    }

    /// What cannot be looked at is told; `unfold adapt` does the others.
    @Test func unreadableFilesAreReported() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "secret", "z"] { try folder.write("class A\(name) {}\n", to: "S/\(name).swift") }
        try folder.write("class B {}\n", to: "S/sub/b.swift")
        let path = folder.path + "/S/"
        #expect(symlink("nowhere", path + "dangling.swift") == 0 && mkfifo(path + "pipe.swift", 0o644) == 0)
        #expect(symlink("nowhere", path + "dangling.xib") == 0 && symlink("../S", path + "again") == 0)
        #expect(chmod(path + "secret.swift", 0) == 0 && chmod(path + "sub", 0) == 0)
        defer { chmod(path + "sub", 0o755) }
        let lines = """
            "$UNFOLD" adapt S --into O; echo $?; ls O
            """
        let run = try run(lines, in: folder, asNobody: true)
        #expect(run.out == "2 files adapted, 2 written into O\n2\na.adapted.swift\nz.adapted.swift\n", "\(run)")
        #expect(
            run.err == """
                S/dangling.swift:1:1: error: the file cannot be read: it is a link that leads nowhere
                S/dangling.xib:1:1: error: the file cannot be read: it is a link that leads nowhere
                S/pipe.swift:1:1: error: the file cannot be read: it is a pipe or a device; name it to have it read
                S/secret.swift:1:1: error: the file cannot be read: is it a folder, or protected?
                S/sub:1:1: error: the folder cannot be listed: Permission denied

                """)
    }

    @Test @MainActor func endlessFilesAreRefused() throws {
        let run = Tool("adapt", "/dev/zero")
        #expect(run.status == .badInput && run.out.isEmpty)
        #expect(run.err == "/dev/zero:1:1: error: the file has more than 64000000 bytes\n")
    }
}
