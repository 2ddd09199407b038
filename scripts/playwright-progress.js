import { suiteProgress } from "./suite-progress.js";

export default class PlaywrightProgress {
  onBegin(_config, suite) {
    this.suite = suiteProgress(suite.allTests().length);
  }

  onTestEnd(test, { status, errors }) {
    if (status === "passed") this.suite.pass();
    else if (status !== "skipped") this.fail(test.titlePath().filter(Boolean).join(" > "), errors);
    this.suite.step();
  }

  /** The site that did not start, a file that can't be read. */
  onError(error) {
    this.suite ??= suiteProgress(0);
    this.fail("outside of a test", [error]);
  }

  onEnd() {
    this.suite?.end();
  }

  printsToStdio() {
    return true;
  }

  fail(name, errors) {
    const messages = errors.map(({ message, stack, value }) => stack ?? message ?? value ?? "");
    this.suite.fail(name, messages.join("\n"));
  }
}
