import type { Guard } from '../guard.ts';

/** A gateway that nobody fills, and views that are right. */
export const gateway: readonly Guard[] = [
  {
    name: 'the higher version that a projection needs',
    file: 'libs/platform/src/messaging/project-snapshot.ts',
    replace: [["${replacesSame ? '<=' : '<'} excluded.version", '<> excluded.version']],
    suite: 'bff/test/integration/journey-view.test.ts',
    test: 'in any order and often make the same view',
  },
  {
    name: 'applying what a command wrote before it answers',
    file: 'bff/src/gateway/gateway.ts',
    replace: [['await this.apply(answer.events);', '']],
    suite: 'bff/test/integration/gateway.test.ts',
    test: 'what a command wrote is in the view before its answer',
  },
  {
    name: 'taking facts out of a refusal',
    file: 'bff/src/gateway/gateway.ts',
    replace: [['    return body;', '    return { ...body, events };']],
    suite: 'bff/test/integration/gateway.test.ts',
    test: 'never shows the facts that it wrote',
  },
  {
    name: 'stripping costs for a traveller',
    file: 'bff/src/journey-view/shape-journey.ts',
    replace: [['...(isStaff ? { cost:', '...(isStaff || true ? { cost:']],
    suite: 'bff/test/integration/journey-view.test.ts',
    test: "never receives a service's cost",
  },
  {
    name: 'the second reading when a plan is obsolete',
    file: 'libs/platform/src/database/named-statement.ts',
    replace: [['if (!isObsolete(error)) throw error;', 'throw error;']],
    suite: 'bff/test/integration/view-speed.test.ts',
    test: 'planned before a migration is read after it',
  },
  {
    name: 'the tag that is compared before journeys are read',
    file: 'bff/src/journey-view/journey-views.controller.ts',
    replace: [['const known = given === undefined ? null : ', 'const known = given === given ? null : ']],
    suite: 'bff/test/integration/view-speed.test.ts',
    test: 'from the numbers of their changes alone',
  },
  {
    name: 'the wait for a service that takes no more bytes of an upload',
    file: 'bff/src/gateway/pass-upload.ts',
    replace: [["if (!upstream.write(chunk)) await once(upstream, 'drain');", 'upstream.write(chunk);']],
    suite: 'bff/test/integration/memory.test.ts',
    test: 'twenty uploads that no service takes',
  },
  {
    name: 'the files of a build, known from its start',
    file: 'bff/src/web/web-client.ts',
    replace: [['current.files.has(path)', 'existsSync(join(root, path))']],
    suite: 'bff/test/integration/web-client.test.ts',
    test: 'the disk is asked for no address',
  },
  {
    name: 'the status of a refusal that is not ours',
    file: 'libs/platform/src/http/error-filter.ts',
    replace: [['Math.min(status, 500)', 'refusals[status] ? status : 500']],
    suite: 'bff/test/integration/odd-requests.test.ts',
    test: 'Range: bytes=5-2',
  },
  {
    name: 'the refusal of methods that a path does not have',
    file: 'bff/src/bff.process.ts',
    replace: [['refuseOtherMethods(app);', '']],
    suite: 'bff/test/integration/other-methods.test.ts',
    test: 'a path that only takes POST answers HEAD with 405 too',
  },
  {
    name: 'answers that no cache keeps',
    file: 'bff/src/security/keep-nothing.ts',
    replace: [["void reply.header('Cache-Control', 'no-store');", 'done.length;']],
    suite: 'bff/test/integration/caching.test.ts',
    test: 'leaves nothing in a cache',
  },
  {
    name: 'the shape of a written journey whose view is not there',
    file: 'bff/src/gateway/answer-shapers.ts',
    replace: [['if (view) return view;', 'return view ?? { id };']],
    suite: 'bff/test/integration/created-journey.test.ts',
    test: 'whose view is not there yet is answered as its view will be',
  },
];
