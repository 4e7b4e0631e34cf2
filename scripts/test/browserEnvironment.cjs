const { TestEnvironment } = require('jest-environment-node');

/** Of several failures in a file the first is the one to look at; the others often follow from it. */
const MOST_REPORTS = 2;

const nameOf = (test) => (test.parent?.parent ? `${nameOf(test.parent)} ${test.name}` : test.name);

/** When a browser test or its hook fails, whoever runs it is shown the pages and what the host knew. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  reports = 0;

  async handleTestEvent(event) {
    const isFailure = event.name === 'test_fn_failure' || event.name === 'hook_failure';
    if (!isFailure || this.reports >= MOST_REPORTS) return;
    this.reports += 1;
    const name = event.test ? nameOf(event.test) : event.hook?.type;
    try {
      process.stderr.write(`\n${await this.global.reportOfFailure?.(name)}\n\n`);
    } catch (error) {
      process.stderr.write(`\nno report of ${name}: ${error}\n\n`);
    }
  }
};
