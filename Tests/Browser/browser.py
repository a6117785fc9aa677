"""Drives a headless Chromium over its debugging pipe; needs nothing but Python's standard library."""

import base64
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def find():
    """The browser's file; None where there is none."""
    return os.environ.get("CHROMIUM") or next((path for path in map(shutil.which, NAMES) if path), None)


class Page:
    """One page in a browser of its own. What its console says of errors is in `errors`."""

    def __init__(self, width=1280, height=900):
        self.folder = tempfile.mkdtemp()
        self.errors = []
        self.requests = []
        self._serial = 0
        self._rest = b""
        to_read, self._out = os.pipe()
        self._in, to_write = os.pipe()

        def pipes():
            # The browser reads from 3 and writes to 4; first out of the way of these numbers.
            one, other = os.dup2(to_read, 50), os.dup2(to_write, 51)
            os.dup2(one, 3)
            os.dup2(other, 4)
            os.setsid()

        arguments = [
            find(), "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions", "--disable-background-networking",
            "--force-color-profile=srgb", f"--user-data-dir={self.folder}", "about:blank",
        ]
        self._process = subprocess.Popen(
            arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=pipes, pass_fds=(3, 4, to_read, to_write))
        os.close(to_read)
        os.close(to_write)
        target = self._send("Target.createTarget", {"url": "about:blank"}, None)["targetId"]
        self._session = self._send("Target.attachToTarget", {"targetId": target, "flatten": True}, None)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")
        self.resize(width, height)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self._process.wait()
        os.close(self._out)
        os.close(self._in)
        shutil.rmtree(self.folder, ignore_errors=True)

    # The protocol

    def send(self, method, parameters=None):
        return self._send(method, parameters or {}, self._session)

    def _send(self, method, parameters, session):
        self._serial += 1
        message = {"id": self._serial, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._out, data):]
        deadline = time.monotonic() + 60
        while True:
            answer = self._receive(deadline)
            if answer.get("id") == self._serial:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def _receive(self, deadline):
        while b"\0" not in self._rest:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._in], [], [], left)[0]:
                raise TimeoutError("the browser does not answer")
            chunk = os.read(self._in, 1 << 20)
            if not chunk:
                raise RuntimeError("the browser ended")
            self._rest += chunk
        line, self._rest = self._rest.split(b"\0", 1)
        message = json.loads(line)
        self._note(message)
        return message

    def _note(self, message):
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details.get("text")))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.errors.append(" ".join(str(one.get("value")) for one in parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.errors.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent" and not parameters["request"]["url"].startswith("data:"):
            self.requests.append(parameters["request"]["url"])

    # The page

    def open(self, path):
        self.send("Page.navigate", {"url": "file://" + os.path.abspath(path)})
        self.wait("document.readyState === 'complete' && document.documentElement.dataset.ready === 'true'")
        self.settle()

    def resize(self, width, height):
        self.send("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def media(self, **features):
        """`media(prefers_color_scheme="dark")`"""
        self.send("Emulation.setEmulatedMedia", {
            "features": [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})

    def run(self, script):
        """The value of an expression; promises are waited for."""
        answer = self.send("Runtime.evaluate", {
            "expression": script, "returnByValue": True, "awaitPromise": True, "userGesture": True})
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def wait(self, condition, seconds=20):
        deadline = time.monotonic() + seconds
        while not self.run(condition):
            if time.monotonic() > deadline:
                raise TimeoutError(condition)
            time.sleep(0.02)

    def settle(self):
        """Two frames later everything that was asked for is drawn."""
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def click(self, selector):
        """With the pointer, in the middle of the element."""
        box = self.run(f"""(() => {{
            const node = document.querySelector({json.dumps(selector)});
            node.scrollIntoView({{ block: "center", inline: "center" }});
            const box = node.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", {
                "type": kind, "x": box[0], "y": box[1], "button": "left", "clickCount": 1})
        self.settle()

    def key(self, key, code=None, text=""):
        for kind in ("keyDown", "keyUp"):
            event = {"type": kind, "key": key, "code": code or key}
            if text and kind == "keyDown":
                event["text"] = text
            self.send("Input.dispatchKeyEvent", event)
        self.settle()

    def screenshot(self, path=None, full=True):
        parameters = {"format": "png", "captureBeyondViewport": full}
        if full:
            size = self.send("Page.getLayoutMetrics")["cssContentSize"]
            parameters["clip"] = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}
        data = base64.b64decode(self.send("Page.captureScreenshot", parameters)["data"])
        if path:
            with open(path, "wb") as file:
                file.write(data)
        return data
