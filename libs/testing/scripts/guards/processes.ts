import type { Guard } from '../guard.ts';

/** Processes that wait with patience, end in order and say what they need. */
export const processes: readonly Guard[] = [
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
    name: 'the watcher that sees a file again after it was replaced',
    file: 'libs/launcher/src/dev/on-save.ts',
    replace: [
      ["import { watch } from 'chokidar';", ''],
      [
        "import { existsSync } from 'node:fs';",
        "import { existsSync, watch } from 'node:fs';\nimport { join } from 'node:path';",
      ],
      [
        "const watcher = watch(paths.filter(existsSync), { ignoreInitial: true });\n  watcher.on('all', (_event, file) => {\n    saved.add(file);",
        "const [path = ''] = paths;\n  const watcher = watch(path, { recursive: true }, (_event, file) => {\n    saved.add(join(path, file ?? ''));",
      ],
      ["new Promise((resolve) => watcher.once('ready', resolve))", 'Promise.resolve()'],
      ['await watcher.close();', 'watcher.close();'],
    ],
    suite: 'libs/launcher/test/unit/on-save.test.ts',
    test: 'a file that is replaced at every save',
  },
  {
    name: 'the rules of settings in the processes',
    file: 'bff/src/config.ts',
    replace: [
      ['settingRules.folder()', 'z.string()'],
      ['settingRules.origins()', 'z.string().refine((text) => new URL(text).origin === text)'],
    ],
    suite: 'bff/test/unit/settings.test.ts',
    test: 'every setting that is wrong is said at once',
  },
  {
    name: 'the bucket that a start asks for',
    file: 'libs/launcher/src/platform/parts-of-platform.ts',
    replace: [['requireBucket(settings.objectStore)', 'settings.objectStore']],
    suite: 'libs/launcher/test/integration/given-bucket.test.ts',
    test: 'a wrong S3_ENDPOINT ends the start',
  },
  {
    name: 'the place of the password of a first start',
    file: 'libs/launcher/src/parts/postgres.ts',
    replace: [['`${unfinished}.password`', "`${process.env.TMPDIR ?? '/tmp'}/bitacora.password`"]],
    suite: 'libs/launcher/test/integration/interrupted-start.test.ts',
    test: 'leaves no password in the temporary folder',
  },
  {
    name: 'the pause before a server that is away is tried again',
    file: 'libs/platform/src/outages/server-connections.ts',
    replace: [['began < this.notBefore', 'began < 0']],
    suite: 'libs/platform/test/integration/outages.test.ts',
    test: 'servers that refuse are tried a few times',
  },
  {
    name: 'the one line about a server that is away',
    file: 'libs/platform/src/outages/outage-log.ts',
    replace: [['if (!this.isAway) {', 'if (this.part) {']],
    suite: 'libs/platform/test/integration/outages.test.ts',
    test: 'servers that refuse are tried a few times',
  },
  {
    name: 'the end of a connection on which a server is silent',
    file: 'libs/platform/src/database/watched-client.ts',
    replace: [['LONGEST_SILENCE_MILLISECONDS = 15_000', 'LONGEST_SILENCE_MILLISECONDS = 15_000_000']],
    suite: 'libs/platform/test/integration/outages.test.ts',
    test: 'servers that hang are tried a few times',
  },
  {
    name: 'the cut of what still hangs when a process ends',
    file: 'libs/platform/src/shutdown/shutdown.ts',
    replace: [['for (const cut of this.cuts) cut();', '']],
    suite: 'libs/platform/test/integration/ending.test.ts',
    test: 'both never answer',
  },
  {
    name: 'waiting for requests that are under way when a process ends',
    file: 'libs/platform/src/shutdown/draining-adapter.ts',
    replace: [['await this.shutdown.inGrace(this.drained());', 'server.closeAllConnections();']],
    suite: 'libs/platform/test/integration/ending.test.ts',
    test: 'a request that is under way is answered first',
  },
  {
    name: 'the word of a process that it answers on its port itself',
    file: 'libs/launcher/src/platform/child.ts',
    replace: [['!options.announcesItself || announced === child', 'true']],
    suite: 'libs/launcher/test/integration/child.test.ts',
    test: 'not taken for ready because another program',
  },
];
