import type { Prepared } from '@bitacora/contracts';
import type { Known } from './ladder/step.ts';

/** What the readiness of a journey follows from, as its page has it (product 6.12); null while not all of it is known here. */
export function preparedOf({ journey, records, documents }: Known): Prepared | null {
  const { services, passengers } = journey;
  if (!services || documents === null || records.some(({ reservation }) => reservation === undefined)) return null;
  return {
    services: services.map(({ id, kind, cancellation }) => {
      const record = records.find(({ package_service: item }) => item === id);
      return { id, kind, cancellation, service: record ? { reservation: record.reservation } : null };
    }),
    passengers: passengers.map((id) => ({ id, service_docs: documents.filter(({ passenger }) => passenger === id) })),
  };
}
