import { suiteProgress } from "./suite-progress.js";

/** Tests are counted as they end; how many there will be is known of files only. */
export default class VitestProgress {
  onTestRunStart(files) {
    this.suite = suiteProgress(files.length, " files");
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    if (state === "passed") this.suite.pass();
    if (state === "failed") this.fail(`${test.module.relativeModuleId} > ${test.fullName}`, errors);
  }

  /** What fails outside of a test, such as an import. */
  onTestSuiteResult(suite) {
    const errors = suite.errors();
    if (errors.length > 0) this.fail(`${suite.module.relativeModuleId} > ${suite.fullName}`, errors);
  }

  onTestModuleEnd(module) {
    this.suite.step();
    const errors = module.errors();
    if (errors.length > 0) this.fail(module.relativeModuleId, errors);
  }

  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) this.fail("outside of a test", errors);
    this.suite.end();
  }

  fail(name, errors) {
    const messages = errors.map(({ message, stack, diff }) => [diff ?? message, stack].join("\n"));
    this.suite.fail(name, messages.join("\n"));
  }
}
