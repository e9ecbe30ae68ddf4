import type { ServiceDocumentSnapshot } from '@bitacora/contracts';
import type { ServiceDocument } from '../domain/service-document.ts';

export function serviceDocumentSnapshot(document: ServiceDocument): ServiceDocumentSnapshot {
  return {
    id: document.id,
    agency: document.agency,
    journey: document.journey,
    package_service: document.packageService,
    passenger: document.passenger,
    document: document.document,
  };
}
