import { newId } from '@bitacora/kernel/ids';
import { TEST_AGENCY } from '@bitacora/testing';
import { expect, test } from '@jest/globals';
import { Projection } from '../../src/projections/projection.ts';
import { keyOf, projectedTableNames, projectedTables, type ProjectedTableName } from '../../src/projections/tables.ts';
import { runViews } from './views.ts';

const { server } = runViews();
const columnsOfChild = { journey: newId(), is_removed: false };
const ofContent = { agency: TEST_AGENCY, name: 'x', is_removed: false };

/** What a row of each table needs beside its id, version and data. */
const columns: Record<ProjectedTableName, Record<string, unknown>> = {
  agencies: {},
  passengers: { agency: TEST_AGENCY },
  employees: { agency: TEST_AGENCY },
  journeys: { agency: TEST_AGENCY, travel_date: '2026-12-01', is_cancelled: false },
  service_records: columnsOfChild,
  service_documents: columnsOfChild,
  invoices: columnsOfChild,
  payments: columnsOfChild,
  refunds: columnsOfChild,
  designed_packages: { agency: TEST_AGENCY, is_removed: false },
  problem_reports: { agency: TEST_AGENCY, user_id: newId(), passenger: newId(), is_removed: false },
  web_documents: ofContent,
  tours: ofContent,
};

test.each(projectedTableNames)('a row of %s that no service knows goes, unless it changed meanwhile', async (table) => {
  const id = newId();
  const row = { [keyOf(table)]: id, version: 2, data: '{}', ...columns[table] };
  const names = Object.keys(row);
  const { database, app } = server();
  const insert = `insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`;
  await database.query(insert, Object.values(row));
  const removeAt = (version: number) => database.transaction(() => app.get(Projection).remove(table, id, version));
  const isThere = async () => {
    const where = `${keyOf(table)} = ? and not ${projectedTables[table].tombstone ?? 'false'}`;
    return (await database.query(`select 1 from ${table} where ${where}`, [id])).length > 0;
  };
  await removeAt(1);
  expect(await isThere()).toBe(true);
  await removeAt(2);
  expect(await isThere()).toBe(false);
});

test('who looks at a journey is told when its invoice goes', async () => {
  const { database, app } = server();
  const [id, journey] = [newId(), newId()];
  const row = [id, 1, '{}', journey, false];
  await database.query(`insert into invoices (id, version, data, journey, is_removed) values (?, ?, ?, ?, ?)`, row);
  await database.transaction(() => app.get(Projection).remove('invoices', id, 1));
  expect(await database.query(`select journey from journey_changes where journey = ?`, [journey])).toEqual([
    { journey },
  ]);
});
