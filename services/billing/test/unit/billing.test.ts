import { ConflictError, expectVersion, InvalidError, withoutUndefined } from '@bitacora/kernel';
import { describe, expect, test } from '@jest/globals';
import { journeyErrors } from '../../src/domain/changes.ts';
import { Invoice, type InvoiceDetails } from '../../src/domain/invoice.ts';
import { Payment } from '../../src/domain/payment.ts';
import { expectNotRefunded } from '../../src/domain/refund.ts';

const file = { id: 'file', object_key: 'key', media_type: 'application/pdf', size: 1, name: 'factura.pdf' };

const details: InvoiceDetails = {
  id: 'invoice',
  agency: '0993371112001',
  journey: 'journey',
  isPassengerInvoice: false,
  passenger: null,
  totalCostCents: 100_00,
  number: null,
  creationDate: '2026-11-01',
  file,
};

/** The fields that an action is refused for. */
function refusedFields(action: () => unknown): string[] {
  try {
    action();
  } catch (error) {
    if (error instanceof InvalidError) return Object.keys(error.fields);
    throw error;
  }
  return [];
}

describe('an invoice', () => {
  test('may be of the whole journey, or name a passenger who travels', () => {
    expect(Invoice.issue(details, []).passenger).toBeNull();
    const personal = { ...details, isPassengerInvoice: true, passenger: 'carlos' };
    expect(Invoice.issue(personal, ['carlos', 'mateo']).passenger).toBe('carlos');
  });

  test('of a passenger needs one', () => {
    expect(refusedFields(() => Invoice.issue({ ...details, isPassengerInvoice: true }, ['carlos']))).toEqual([
      'passenger',
    ]);
  });

  test('names nobody who does not travel', () => {
    expect(refusedFields(() => Invoice.issue({ ...details, passenger: 'stranger' }, ['carlos']))).toEqual([
      'passenger',
    ]);
    const invoice = Invoice.issue({ ...details, passenger: 'carlos' }, ['carlos']);
    expect(refusedFields(() => invoice.change({ passenger: 'stranger' }, null))).toEqual(['passenger']);
  });

  test('keeps its passenger while something else changes', () => {
    const invoice = Invoice.issue({ ...details, isPassengerInvoice: true, passenger: 'carlos' }, ['carlos']);
    invoice.change({ totalCostCents: 0 }, null);
    expect(invoice).toMatchObject({ passenger: 'carlos', totalCostCents: 0 });
    expect(refusedFields(() => invoice.change({ passenger: null }, null))).toEqual(['passenger']);
  });
});

describe('a payment', () => {
  const payment = {
    id: 'payment',
    agency: '0993371112001',
    journey: 'journey',
    method: 'CASH' as const,
    valueCents: 1,
    number: null,
    creationDate: '2026-11-01',
    voucher: file,
  };

  test('is of at least a cent', () => {
    expect(Payment.record(payment).valueCents).toBe(1);
    expect(() => Payment.record({ ...payment, valueCents: 0 })).toThrow(RangeError);
    expect(() => Payment.record(payment).change({ valueCents: -5 })).toThrow(RangeError);
  });
});

describe('a change', () => {
  const stored = { version: 3, journey: 'journey' };

  test('that saw an older version is a conflict', () => {
    expect(() => expectVersion(2, 3)).toThrow(ConflictError);
    expect(() => expectVersion(3, 3)).not.toThrow();
    expect(() => expectVersion(undefined, 3)).not.toThrow();
  });

  test('never moves a record to another journey', () => {
    expect(Object.keys(journeyErrors(stored, 'another'))).toEqual(['journey']);
    expect(journeyErrors(stored, 'journey')).toEqual({});
  });

  test('holds what was sent, emptied fields too, and nothing else', () => {
    expect(withoutUndefined({ passenger: null, totalCostCents: undefined, creationDate: '2026-11-01' })).toEqual({
      passenger: null,
      creationDate: '2026-11-01',
    });
  });
});

test('a payment that refunds need is not voided, and how much of it they need is said', () => {
  expect(() => expectNotRefunded(500_00, 299_95)).toThrow(
    'De este pago ya se devolvieron $200,05. Anule antes la devolución.',
  );
  expect(() => expectNotRefunded(500_00, 500_00)).not.toThrow();
});
