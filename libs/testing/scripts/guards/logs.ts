import type { Guard } from '../guard.ts';

/** Logs that say what happened, and that nobody fills. */
export const logs: readonly Guard[] = [
  {
    name: "a command's log apart from its answer",
    file: 'libs/platform/src/start.ts',
    replace: [['command ? logFiles.ofCommand : logFiles.ofServing', 'logFiles.ofServing']],
    project: 'slow',
    suite: 'services/identity/test/slow/admin-process.test.ts',
    test: 'what an operator is answered stands alone',
  },
  {
    name: 'writing a line of the log before anything else happens',
    file: 'libs/platform/src/logging/logging-module.ts',
    replace: [['sync: true', 'sync: false']],
    project: 'unit',
    suite: 'libs/platform/test/unit/last-words.test.ts',
    test: 'what a process logged is told',
  },
  {
    name: 'the line that every request leaves in the log',
    file: 'libs/platform/src/start.ts',
    replace: [['logRequest(logger, request, reply);', '']],
    suite: 'libs/platform/test/integration/request-log.test.ts',
    test: 'is one line in the log of its service',
  },
  {
    name: 'the pattern of a route in the log, in place of its path',
    file: 'libs/platform/src/logging/request-log.ts',
    replace: [["request.routeOptions.url ?? 'unknown'", 'request.url']],
    suite: 'libs/platform/test/integration/request-log.test.ts',
    test: 'never what the path, the query or a header hold',
  },
  {
    name: 'the silence about a queue that is known to be away',
    file: 'libs/platform/src/messaging/event-worker.ts',
    replace: [['!isAway(error) && !this.servers.broker.outage.isAway', '!isAway(error)']],
    suite: 'libs/platform/test/integration/broker.test.ts',
    test: 'is said once, however often it is tried',
  },
  {
    name: 'the log that a stranger does not fill by too much at once',
    file: 'libs/platform/src/http/error-filter.ts',
    replace: [["error.code === 'busy'", "error.code === 'never'"]],
    suite: 'libs/platform/test/unit/error-filter.test.ts',
    project: 'unit',
    test: 'too much at once is no failure of ours',
  },
  {
    name: 'the log that a stranger does not fill by downloads in a browser',
    file: 'bff/src/files/file-page-filter.ts',
    replace: [['this.logFailure(status, error);', '']],
    suite: 'bff/test/unit/file-page-filter.test.ts',
    project: 'unit',
    test: 'downloads that are too many are one line',
  },
];
