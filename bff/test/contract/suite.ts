import { expect } from '@jest/globals';
import { type Case, type Foreign, type Refusal, type RouteName } from './case.ts';
import { cases } from './cases.ts';
import { send, type Sent } from './client.ts';
import { type Route, routes } from './documented-routes.ts';
import { expectNothingStored } from './storage.ts';
import { World } from './world/world.ts';

const world = new World();
const remembered = new Map<string, Promise<Sent>>();

/** A route of the document with its row of the table. */
export interface Subject {
  route: Route;
  row: Case;
  /** An accepted request, made anew. */
  fresh(): Promise<Sent>;
  /** An accepted request that is only sent broken: the same for all tests of a file. */
  sample(): Promise<Sent>;
  world: World;
}

function subjectOf(route: Route, row: Case): Subject {
  return {
    route,
    row,
    world,
    fresh: async () => row.valid(world),
    sample() {
      if (row.isFleeting) return Promise.resolve(row.valid(world));
      const known = remembered.get(route.name) ?? Promise.resolve((row.sample ?? row.valid)(world));
      remembered.set(route.name, known);
      return known;
    },
  };
}

/** Routes with their rows, named for `describe.each`. */
export function subjects(wanted: (subject: Subject) => boolean = () => true): [string, Subject][] {
  return routes
    .flatMap((route): Subject[] => {
      const row = (cases as Partial<Record<string, Case>>)[route.name as RouteName];
      return row ? [subjectOf(route, row)] : [];
    })
    .filter(wanted)
    .map((subject) => [subject.route.name, subject]);
}

async function expectRefused(route: Route, refusal: Refusal | Foreign): Promise<void> {
  const answer = await send(route, refusal.sent);
  const seen = { what: refusal.what, status: answer.status, body: answer.text.slice(0, 500) };
  expect(seen).toMatchObject({ what: refusal.what, status: refusal.status });
  if (refusal.fields) {
    const fields = Object.keys(answer.body as object).sort();
    expect({ ...seen, fields }).toEqual({ ...seen, fields: [...refusal.fields].sort() });
  }
  if (refusal.code) expect(answer.body).toMatchObject({ code: refusal.code });
  if ('lacks' in refusal) expect(answer.text).not.toContain(refusal.lacks);
}

/** Sends requests that must be refused, and expects that nothing of them is stored. */
export async function expectRefusals({ route }: Subject, refusals: readonly (Refusal | Foreign)[]): Promise<void> {
  await expectNothingStored(route, async () => {
    for (const refusal of refusals) await expectRefused(route, refusal);
  });
}
