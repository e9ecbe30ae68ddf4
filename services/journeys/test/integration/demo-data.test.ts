import { demo } from '@bitacora/contracts/demo';
import type { DemoSeeder } from '@bitacora/platform';
import { startTestProcess, eventually } from '@bitacora/testing';
import { Logger } from '@nestjs/common';
import { expect, jest, test } from '@jest/globals';
import { journeys } from '../../src/journeys.process.ts';
import { DemoJourneys } from '../../src/demo/demo-journeys.ts';
import { DemoPackages } from '../../src/demo/demo-packages.ts';
import { DemoProblemReports } from '../../src/demo/demo-problem-reports.ts';

jest.setTimeout(60_000);

test('the demo journeys, packages and the reported problem are seeded once, whatever number of processes start', async () => {
  const warned = jest.spyOn(Logger.prototype, 'warn');
  const environment = { DEMO_DATA: 'true' };
  const first = await startTestProcess(journeys, { environment });
  const second = await startTestProcess(journeys, { environment, databaseUrl: first.environment.DATABASE_URL });
  try {
    await first.app.get(DemoJourneys).seed();
    await second.app.get(DemoJourneys).seed();
    for (const Part of [DemoProblemReports, DemoPackages]) {
      await Promise.all([first, second].map(({ app }) => app.get<DemoSeeder>(Part).seed()));
    }
    await eventually(async () => {
      const rows = await first.database.query<{ id: string; version: number }>(
        `select id, version from journeys order by id`,
      );
      expect(rows).toEqual(demo.journeys.map(({ id }) => ({ id, version: 1 })));
    });
    const reports = await first.database.query(`select id, number from problem_reports`);
    expect(reports).toEqual([{ id: demo.problemReports[0], number: 1 }]);
    expect(warned).not.toHaveBeenCalled();
    const [events] = await first.database.query<{ count: number }>(`select count(*)::int as count from outbox`);
    expect(events?.count).toBe(demo.journeys.length + demo.problemReports.length + demo.packages.length);
  } finally {
    await second.stop();
    await first.stop();
  }
});
