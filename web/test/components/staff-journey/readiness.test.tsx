import { isReady, type JourneyView, missingOf } from '@bitacora/contracts';
import { expect, test } from '@jest/globals';
import { attached, journey, pending } from '../support/build-journey.ts';

const cancellation = { at: '2026-11-20T15:00:00Z', reason: 'Sin cupo', retained: 0 };

function withPolicies(base: JourneyView, service: string, ids: readonly string[]): JourneyView {
  const passengers = base.passengers.map((passenger) => ({
    ...passenger,
    service_docs: ids.includes(passenger.id)
      ? [{ id: `d-${passenger.id}`, document: 'https://agencia.test/p.pdf', package_service: service }]
      : [],
  }));
  return { ...base, passengers };
}

test('a journey without services is not ready, and lacks nothing that could be named', () => {
  expect(missingOf(journey())).toEqual([]);
  expect(isReady(journey())).toBe(false);
});

test('a service lacks its record, then its file', () => {
  const room = pending('hosting');
  const flight = attached('air_ticket', { reservation: null });
  const prepared = journey({ services: [flight, room] });
  expect(missingOf(prepared)).toEqual([
    { service: flight.id, lacks: 'file' },
    { service: room.id, lacks: 'record' },
  ]);
  expect(isReady(journey({ services: [attached('hosting')] }))).toBe(true);
});

test('a policy lacks a document of each passenger, not of the group', () => {
  const insurance = attached('travel_insurance');
  const base = journey({ services: [insurance] });
  const [first = '', second = ''] = base.passengers.map(({ id }) => id);
  expect(missingOf(withPolicies(base, insurance.id, [first]))).toEqual([
    { service: insurance.id, lacks: 'documents', passengers: [second] },
  ]);
  expect(missingOf(withPolicies(base, 'another', [first, second]))).toHaveLength(1);
  expect(isReady(withPolicies(base, insurance.id, [first, second]))).toBe(true);
});

test('what is called off lacks nothing, and makes nothing ready by itself', () => {
  const off = pending('hosting', { cancellation });
  expect(isReady(journey({ services: [off, attached('air_ticket')] }))).toBe(true);
  expect(isReady(journey({ services: [off] }))).toBe(false);
  expect(missingOf(journey({ services: [pending('visa')], cancellation }))).toEqual([]);
});
