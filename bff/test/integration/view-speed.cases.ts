import { newId } from '@bitacora/kernel/ids';
import { currentContext, Database } from '@bitacora/platform';
import { asTraveller } from '@bitacora/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { get } from 'node:http';
import { aJourney, anEmployee, aPassenger, envelope } from './facts.ts';
import { runViews } from './views.ts';

describe('view speed', () => {
  const { server, receive } = runViews();

  async function aTravellerWithJourneys(count: number) {
    const traveller = aPassenger();
    const adviser = anEmployee();
    const journeys = Array.from({ length: count }, () =>
      aJourney({ passengers: [traveller.id], travel_agent: adviser.id }),
    );
    await receive(
      envelope('identity.passenger-registered', 1, traveller),
      envelope('identity.employee-created', 1, adviser),
      ...journeys.map((journey) => envelope('journeys.journey-created', 1, journey)),
    );
    const user = traveller.user_id as string;
    return { user, adviser, path: `/api/v1/journey/journeys_info/${user}`, headers: asTraveller(user) };
  }

  /** The SQL that the database ran for `work`, and not for what the process does by itself meanwhile. */
  async function statementsOf(requestId: string, work: () => Promise<unknown>): Promise<string[]> {
    const asked: string[] = [];
    const note = (statement: string) => {
      if (currentContext()?.requestId === requestId) asked.push(statement);
    };
    const database = server().app.get(Database);
    const [query, read] = [database.query.bind(database), database.read.bind(database)];
    const spies = [
      jest.spyOn(database, 'query').mockImplementation((sql, parameters) => {
        note(sql);
        return query(sql, parameters);
      }),
      jest.spyOn(database, 'read').mockImplementation((statement, parameters) => {
        note(statement.name);
        return read(statement, parameters);
      }),
    ];
    try {
      await work();
      return asked;
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  }

  test('who has the journeys already is told so from the numbers of their changes alone', async () => {
    const { path, headers } = await aTravellerWithJourneys(2);
    const first = await server().request('GET', path, { headers });
    const etag = first.headers.get('etag') as string;
    const id = newId();
    const asked = await statementsOf(id, async () => {
      const again = await server().request('GET', path, {
        headers: { ...headers, 'if-none-match': etag, 'x-request-id': id },
      });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
    });
    expect(asked).toEqual(['journey-changes-of-traveller']);
  });

  test('an old tag is answered with the journeys of now', async () => {
    const { path, headers, adviser } = await aTravellerWithJourneys(1);
    const etag = (await server().request('GET', path, { headers })).headers.get('etag') as string;
    await receive(envelope('identity.employee-updated', 2, { ...adviser, phone: '0991234567' }));
    const again = await server().request<{ travel_agent: { phone: string } }[]>('GET', path, {
      headers: { ...headers, 'if-none-match': etag },
    });
    expect(again.status).toBe(200);
    expect(again.headers.get('etag')).not.toBe(etag);
    expect(again.body[0]?.travel_agent.phone).toBe('0991234567');
  });

  test('a statement that was planned before a migration is read after it, on every connection', async () => {
    const statement = { name: `planted-${newId()}`, text: 'select * from change_clock' };
    const read = () => server().app.get(Database).read<{ added?: string }>(statement, []);
    const onEveryConnection = () => Promise.all(Array.from({ length: 8 }, read));
    await onEveryConnection();
    await server().database.query(`alter table change_clock add column added text default 'new'`);
    for (const [row] of await onEveryConnection()) expect(row?.added).toBe('new');
  });

  test('an adviser who changes is one statement for all journeys, however many', async () => {
    const { adviser } = await aTravellerWithJourneys(12);
    const changed = envelope('identity.employee-updated', 2, { ...adviser, phone: '0997654321' });
    const asked = await statementsOf(changed.correlation_id, () => receive(changed));
    // The other one tells staff who look at the employees.
    expect(asked.filter((sql) => sql.includes('pg_notify'))).toHaveLength(2);
    const rows = await server().database.query<{ change: string }>(
      `select distinct c.change from journey_changes c join journeys j on j.id = c.journey where j.adviser = ?`,
      [adviser.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('a journey whose adviser is no id is kept all the same', async () => {
    const { adviser } = await aTravellerWithJourneys(1);
    const [row] = await server().database.query<{ adviser: string | null }>(
      `update journeys set data = jsonb_set(data, '{travel_agent}', '"nadie"') where adviser = ? returning adviser`,
      [adviser.id],
    );
    expect(row).toEqual({ adviser: null });
  });

  test('a statement that is planned once is not read within a transaction, where it would miss what that wrote', async () => {
    const database = server().app.get(Database);
    const reading = () => database.read({ name: `planted-${newId()}`, text: 'select 1 as one' }, []);
    expect(await reading()).toEqual([{ one: 1 }]);
    await expect(database.transaction(reading)).rejects.toThrow('within a transaction');
  });

  /** `fetch` unpacks what it reads, so that the bytes of the line are counted here. */
  function bytesOf(path: string, headers: Record<string, string>): Promise<{ encoding: string; bytes: number }> {
    return new Promise((resolve, reject) => {
      get(new URL(path, server().url), { headers }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () => resolve({ encoding: response.headers['content-encoding'] ?? 'none', bytes }));
      }).on('error', reject);
    });
  }

  test('journeys are compressed on the line, and small answers are left as they are', async () => {
    const { path, headers } = await aTravellerWithJourneys(20);
    const plain = await bytesOf(path, headers);
    const packed = await bytesOf(path, { ...headers, 'accept-encoding': 'gzip, br' });
    expect(plain.encoding).toBe('none');
    expect(packed.encoding).toBe('br');
    expect(packed.bytes * 4).toBeLessThan(plain.bytes);
    const nobody = newId();
    const none = await bytesOf(`/api/v1/journey/journeys_info/${nobody}`, {
      ...asTraveller(nobody),
      'accept-encoding': 'br',
    });
    expect(none).toEqual({ encoding: 'none', bytes: 2 });
  });
});
