import { describe, expect, test } from '@jest/globals';
import type { Case } from './case.ts';
import { changed } from './case.ts';
import { send, type Sent } from './client.ts';
import type { Route, Schema } from './documented-routes.ts';
import { expectNothingStored } from './storage.ts';
import { expectRefusals, type Subject, subjects } from './suite.ts';
import { requiredFields, wrongFields, type WrongValue, withField } from './wrong-values.ts';

/** The body's schema as it is sent here: JSON where the route takes it, for JSON can be wrong in more ways. */
function bodySchema({ json, multipart }: Route): { schema: Schema; isForm: boolean } | null {
  const published = json ?? multipart;
  if (!published) return null;
  // Of alternatives the first is the full one.
  return { schema: published.anyOf?.[0] ?? published, isForm: json === null };
}

const withBody = subjects(({ route }) => bodySchema(route) !== null);

const valuesOfRow = ({ wrong = {} }: Case): WrongValue[] =>
  Object.entries(wrong).flatMap(([path, values]) => values.map((value) => ({ path, value })));

/**
 * Requests that are wrong. The first wrong value of each field goes alone, for no other field may be named with it, and so
 * does what the row says; further values of all fields go together, and each field is named.
 */
function requestsOf(route: Route, row: Case): WrongValue[][] {
  const body = bodySchema(route);
  const byPath = Map.groupBy(body ? wrongFields(body.schema, body.isForm) : [], ({ path }) => path);
  const paths = [...byPath.keys()];
  const requests = valuesOfRow(row).map((wrong) => [wrong]);
  const together: WrongValue[][] = [];
  for (const [path, wrongs] of byPath) {
    // Inside a wrong object there is no field that could be wrong as well.
    const isAround = paths.some((other) => other !== path && isOrBelow(other, path));
    for (const [index, wrong] of wrongs.entries()) {
      if (index === 0 || isAround) requests.push([wrong]);
      else (together[index] ??= []).push(wrong);
    }
  }
  return [...requests, ...together.filter((wrongs) => wrongs !== undefined)];
}

const isOrBelow = (field: string, path: string) => field === path || field.startsWith(`${path}.`);

async function expectNamed({ route, row }: Subject, sent: Sent, ...wrongs: WrongValue[]): Promise<void> {
  const body = wrongs.reduce<unknown>((whole, { path, value }) => withField(whole, path, value), sent.body);
  const answer = await send(route, { ...sent, body });
  const seen = { wrongs: JSON.stringify(wrongs).slice(0, 300), answer: answer.text.slice(0, 300) };
  expect({ ...seen, status: answer.status }).toEqual({ ...seen, status: 400 });
  const named = Object.keys(answer.body as object);
  const allowedFor = ({ path }: WrongValue) => [path, ...(row.alongWith?.[path] ?? [])];
  const unnamed = wrongs.filter(
    (one) => !named.some((field) => allowedFor(one).some((path) => isOrBelow(field, path))),
  );
  const allowed = wrongs.flatMap(allowedFor);
  const others = named.filter((field) => !allowed.some((one) => isOrBelow(field, one)));
  expect({ ...seen, unnamed, others }).toEqual({ ...seen, unnamed: [], others: [] });
}

describe.each(withBody)('%s', (_, subject) => {
  const { route, row, sample } = subject;
  const { schema = {}, isForm = false } = bodySchema(route) ?? {};
  const required = [...requiredFields(schema), ...route.requiredFiles].filter(
    (name, index, all) => all.indexOf(name) === index,
  );

  test('names all that is missing at once', async () => {
    if (required.length === 0) return;
    const { params, as } = await sample();
    const empty = { params: params ?? {}, as: as ?? null, body: {}, ...(isForm ? { files: {} } : {}) };
    const fields = row.missing ?? [...required, ...(row.missingBesides ?? [])];
    await expectRefusals(subject, [{ what: 'nothing', sent: empty, status: 400, fields }]);
  });

  test('names each field that is missing alone', async () => {
    if (row.missing) return;
    const sent = await sample();
    await expectNothingStored(route, async () => {
      for (const path of required) {
        const { [path]: _, ...files } = sent.files ?? {};
        const rest = sent.files ? { ...sent, files } : sent;
        await expectNamed(subject, rest, { path, value: undefined });
        if (!route.files.includes(path)) await expectNamed(subject, rest, { path, value: '' });
      }
    });
  });

  test('names each field that is wrong, and only that one', async () => {
    const sent = await sample();
    await expectNothingStored(route, async () => {
      for (const wrongs of requestsOf(route, row)) await expectNamed(subject, sent, ...wrongs);
    });
  });

  test('names all that is wrong at once', async () => {
    const sent = await sample();
    const firsts = new Map(
      wrongFields(schema, isForm)
        .filter(({ path }) => !path.includes('.'))
        .map(({ path, value }) => [path, value] as const),
    );
    if (firsts.size === 0) return;
    await expectNothingStored(route, async () => {
      const answer = await send(route, changed(sent, Object.fromEntries(firsts)));
      expect({ status: answer.status, text: answer.text.slice(0, 200) }).toMatchObject({ status: 400 });
      for (const path of firsts.keys()) {
        expect(Object.keys(answer.body as object).some((field) => isOrBelow(field, path)) || path).toBe(true);
      }
    });
  });

  test('names what is looked up together with what is wrong elsewhere', async () => {
    // Links and passwords are judged one after the other on purpose: a wrong link says nothing about a password.
    if (route.path.startsWith('/auth')) return;
    const sent = await sample();
    const others = wrongFields(schema, isForm).filter(({ path }) => !path.includes('.'));
    await expectNothingStored(route, async () => {
      for (const { path, value } of valuesOfRow(row)) {
        const other = others.find((one) => one.path !== path.split('.')[0]);
        if (!other) continue;
        const body = withField(withField(sent.body, path, value), other.path, other.value);
        const answer = await send(route, { ...sent, body });
        const named = [path, other.path].filter((one) =>
          Object.keys(answer.body as object).some((field) => isOrBelow(field, one)),
        );
        expect({ status: answer.status, value, named }).toEqual({ status: 400, value, named: [path, other.path] });
      }
    });
  });

  test('names each text that no database can store', async () => {
    const sent = await sample();
    const texts = Object.entries(schema.properties ?? {}).filter(
      ([, field]) => field.type === 'string' && field.format !== 'binary',
    );
    if (texts.length === 0) return;
    await expectNothingStored(route, async () => {
      for (const text of ['Muelle\u0000', ...(isForm ? [] : ['Muelle\ud800'])])
        await expectNamed(subject, sent, ...texts.map(([path]) => ({ path, value: text })));
    });
  });
});

describe.each(subjects(({ row }) => row.access !== 'public' && row.refused !== undefined))('%s', (_, subject) => {
  test('refuses what does not fit what is stored', async () => {
    const { row, world, sample } = subject;
    await expectRefusals(subject, (await row.refused?.(world, await sample())) ?? []);
  });
});
