import type { InvoiceAnswer } from '@bitacora/contracts';
import { ObjectStore } from '@bitacora/platform';
import { asStaff } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type BillingTest, carlos, filesOf, form, journey, mateo, pdf, startBilling, written } from './fixture.ts';

const path = '/api/v1/journey/invoice';

let billing: BillingTest;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

type Fields = Record<string, string | File | undefined>;

const create = (passenger?: string) =>
  billing.service.request<InvoiceAnswer>('POST', path, {
    headers: asStaff(),
    body: form({ journey: journey.id, total_cost: '120.50', passenger, file: pdf() }),
  });

const change = (id: string, sent: Fields) =>
  billing.service.request<InvoiceAnswer>('PATCH', `${path}/${id}/`, { headers: asStaff(), body: form(sent) });

/** Runs `work` before the next file is put. */
function whileUploading(work: () => Promise<unknown>): void {
  const store = billing.service.app.get(ObjectStore);
  const put = store.put.bind(store);
  jest.spyOn(store, 'put').mockImplementationOnce(async (...file) => {
    expect(billing.service.database.inTransaction).toBe(false);
    await work();
    return put(...file);
  });
}

test('while its file is uploaded, a passenger whom somebody else puts in the place of the one that was sent again is not overwritten', async () => {
  const { body } = await create(carlos);
  whileUploading(() => change(body.id, { passenger: mateo }));
  const before = (await filesOf(billing.service)).length;
  const late = await change(body.id, { passenger: carlos, file: pdf('Corregida') });
  expect(late).toMatchObject({ status: 409, body: { code: 'stale_version' } });
  expect((await written(billing.service, body.id)).at(-1)).toMatchObject({ data: { passenger: mateo } });
  expect(await filesOf(billing.service)).toHaveLength(before);
});

test('while its file is uploaded, fields of an invoice that somebody else changed stay so', async () => {
  const { body } = await create();
  whileUploading(() => change(body.id, { total_cost: '7' }));
  expect((await change(body.id, { file: pdf('Corregida') })).body).toMatchObject({ total_cost: 7, version: 3 });
});
