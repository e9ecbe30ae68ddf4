import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { type Case, changed, notThereFor, type Refusal, type RouteName } from '../case.ts';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';
import { attachments } from '../world/files.ts';
import type { World } from '../world/world.ts';
import { wrongPages, wrongQueries } from './people.ts';

async function invoice(world: World): Promise<Sent> {
  return {
    body: {
      journey: (await world.journey()).journey_id,
      is_passenger_invoice: 'true',
      passenger: (await world.passenger()).id,
      total_cost: '250.10',
      creation_date: '2026-02-01',
    },
    files: { file: attachments.pdf('Factura') },
    as: tokens.staff,
  };
}

async function payment(world: World): Promise<Sent> {
  return {
    body: { journey: (await world.journey()).journey_id, method: 'CASH', value: 100, creation_date: '2026-02-01' },
    files: { voucher: attachments.pdf('Comprobante') },
    as: tokens.staff,
  };
}

async function refund(world: World): Promise<Sent> {
  const { body, ...sent } = await payment(world);
  await ask('createPayment', { body, ...sent });
  const { journey } = body as { journey: string };
  return {
    body: { journey, amount: '40.05', method: 'CASH', date: '2026-02-02', reason: 'Un servicio menos' },
    as: tokens.staff,
  };
}

const futureDay = '2099-01-01';
const ofAnotherAgency = notThereFor("change another agency's", tokens.otherStaff);

/** A bill of a journey of ours, by another agency; and one of a journey that is not there. */
const ofOurJourney: Pick<Extract<Case, { foreign: unknown }>, 'foreign'> = {
  foreign: (_, valid) => [
    {
      what: "bill another agency's journey",
      sent: { ...valid, as: tokens.otherStaff },
      status: 400,
      fields: ['journey'],
    },
    {
      what: 'bill a journey that is not there',
      sent: changed(valid, { journey: newId() }),
      status: 400,
      fields: ['journey'],
    },
  ],
};

function updateOf(create: RouteName, make: (world: World) => Promise<Sent>, change: object, isByBody: boolean): Case {
  return {
    access: 'staff',
    valid: async (world) => {
      const { id } = await ask<{ id: string }>(create, await make(world));
      return isByBody
        ? { body: { ...change, id }, as: tokens.staff }
        : { params: { id }, body: change, as: tokens.staff };
    },
    wrong: { creation_date: [futureDay], journey: [demo.journeys[1].id] },
    foreign: ofAnotherAgency,
    refused: (_, valid) =>
      isByBody ? [{ what: 'one that is not there', sent: changed(valid, { id: newId() }), status: 404 }] : [],
  };
}

/** A record that is there is voided once, with a reason. */
function voidOf(create: RouteName, make: (world: World) => Promise<Sent>): Case {
  return {
    access: 'staff',
    valid: async (world) => {
      const { id } = await ask<{ id: string }>(create, await make(world));
      return { params: { id }, body: { reason: 'Se emitió dos veces' }, as: tokens.staff };
    },
    wrong: { reason: ['   '] },
    foreign: notThereFor("void another agency's", tokens.otherStaff),
    refused: (_, valid) => [{ what: 'a version that is old', sent: changed(valid, { version: 9 }), status: 409 }],
  };
}

const read: Case = {
  access: 'staff',
  valid: () => ({ params: { ruc: demo.agency }, as: tokens.accounting }),
  foreign: notThereFor("read another agency's", tokens.otherStaff),
};

const wrongOfJourneys = [
  ['adviser', 'yo'],
  ['destination', 'x'.repeat(65)],
] as const;

const wrongFilters = [
  ['month', '2026-13'],
  ['from', 'enero'],
  ['until', '2026-00'],
  ['kind', 'cheque'],
  ...wrongOfJourneys,
] as const;

const wrongSort = ['sort', 'titular'] as const;

const invoiceChange = { total_cost: 260 };
const paymentChange = { value: 120, method: 'TRANSFER' };

/** Invoices, payments and refunds. */
export const billing = {
  createInvoice: {
    access: 'staff',
    valid: invoice,
    ...ofOurJourney,
    wrong: { creation_date: [futureDay] },
    refused: async (world, valid) => [
      {
        what: 'a passenger who is not on the journey',
        sent: changed(valid, { passenger: demo.lucia.passengerId }),
        status: 400,
        fields: ['passenger'],
      },
      {
        what: "another agency's passenger",
        sent: changed(valid, { passenger: (await world.otherPassenger()).id }),
        status: 400,
        fields: ['passenger'],
      },
      {
        what: 'a personal invoice of nobody',
        sent: changed(valid, { passenger: '' }),
        status: 400,
        fields: ['passenger'],
      },
    ],
  },
  updateInvoice: updateOf('createInvoice', invoice, invoiceChange, false),
  updateInvoiceByBody: updateOf('createInvoice', invoice, invoiceChange, true),
  createPayment: {
    access: 'staff',
    valid: payment,
    ...ofOurJourney,
    wrong: { creation_date: [futureDay], value: [0, '0'] },
  },
  updatePayment: updateOf('createPayment', payment, paymentChange, false),
  updatePaymentByBody: updateOf('createPayment', payment, paymentChange, true),
  voidInvoice: voidOf('createInvoice', invoice),
  voidPayment: voidOf('createPayment', payment),
  createRefund: {
    access: 'staff',
    valid: refund,
    ...ofOurJourney,
    wrong: { date: [futureDay], amount: [0, '0'], reason: ['   '] },
    refused: (_, valid) => [
      {
        what: 'more than was paid',
        sent: changed(valid, { amount: 9_000_000 }),
        status: 400,
        fields: ['amount'],
      },
    ],
  },
  voidRefund: voidOf('createRefund', refund),
  listBilling: { ...read, refused: (_, valid) => wrongQueries(valid, [...wrongPages, ...wrongFilters, wrongSort]) },
  billingTotals: { ...read, refused: (_, valid) => wrongQueries(valid, wrongFilters) },
  listOverdueBalances: {
    ...read,
    refused: (_, valid) => wrongQueries(valid, [...wrongPages, ...wrongOfJourneys, wrongSort]),
  },
  exportBilling: {
    ...read,
    valid: () => ({ params: { ruc: demo.agency }, query: { month: '2026-02' }, as: tokens.accounting }),
    refused: (): Refusal[] => [
      {
        what: 'a month that there is not',
        sent: { params: { ruc: demo.agency }, query: { month: '2026-13' }, as: tokens.staff },
        status: 400,
        fields: ['month'],
      },
      {
        what: 'an order that there is not',
        sent: { params: { ruc: demo.agency }, query: { month: '2026-02', sort: 'titular' }, as: tokens.staff },
        status: 400,
        fields: ['sort'],
      },
    ],
  },
} satisfies Record<string, Case>;
