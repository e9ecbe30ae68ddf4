import { demo } from '@bitacora/contracts/demo';
import { eventually } from '@bitacora/testing';
import { Logger } from '@nestjs/common';
import { expect, jest, test } from '@jest/globals';
import { DemoBilling } from '../../src/demo/demo-billing.ts';
import { bytesOf, filesOf, startBilling } from './fixture.ts';

test('the demo invoices and payments are seeded once, with files that open', async () => {
  const warned = jest.spyOn(Logger.prototype, 'warn');
  const { service, stop } = await startBilling({ DEMO_DATA: 'true' });
  try {
    await Promise.all([service.app.get(DemoBilling).seed(), service.app.get(DemoBilling).seed()]);
    await eventually(async () => {
      const ids = await service.database.query<{ id: string }>(
        `select id from (select id from invoices union all select id from payments) papers order by id`,
      );
      expect(ids.map(({ id }) => id)).toEqual([...demo.invoices, ...demo.payments]);
      expect((await filesOf(service)).map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'stored'));
    });
    for (const { id } of await filesOf(service)) {
      expect((await bytesOf(service, id)).subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect(warned).not.toHaveBeenCalled();
    const [events] = await service.database.query<{ count: number }>(`select count(*)::int as count from outbox`);
    expect(events?.count).toBe(6);
  } finally {
    await stop();
  }
});
