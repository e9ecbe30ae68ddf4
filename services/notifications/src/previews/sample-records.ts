import { type ServiceKind, serviceKind, serviceKinds, type StoredFile, viewOf } from '@bitacora/contracts';
import type { Projected } from '../persistence/projected-snapshots.ts';
import { itemOf, sampleJourney, sampleTraveller } from './sample-journey.ts';

export const sampleFile = (name: string, size = 1000): StoredFile => ({
  id: `file-${name}`,
  object_key: `key-${name}`,
  media_type: 'application/pdf',
  size,
  name,
});

/** The record of a kind's example, attached to the journey's item of that kind. */
export function sampleRecord(kind: ServiceKind, example = 0): Projected<'service_records'> {
  const descriptor = serviceKind(kind);
  const details = descriptor.examples[example] ?? {};
  return {
    id: `record-${kind}`,
    kind,
    package_service: itemOf(kind),
    journey: sampleJourney.id,
    title: descriptor.title(details),
    details: viewOf(descriptor, details),
    ...descriptor.period(details, sampleJourney.destination_time_zone),
    reservation: sampleFile(`${kind}.pdf`),
  };
}

/** The traveller's own document of every service that asks for one. */
export const sampleDocuments: readonly Projected<'service_documents'>[] = serviceKinds
  .filter((kind) => serviceKind(kind).needsDocuments)
  .map((kind) => ({
    id: `document-${kind}`,
    journey: sampleJourney.id,
    package_service: itemOf(kind),
    passenger: sampleTraveller.id,
    document: sampleFile(`${kind}-ana.pdf`),
  }));
