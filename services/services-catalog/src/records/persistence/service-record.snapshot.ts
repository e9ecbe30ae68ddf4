import { serviceKind, type ServiceRecordAnswer, type ServiceRecordSnapshot, viewOf } from '@bitacora/contracts';
import { dollarsOfCents } from '@bitacora/kernel';
import type { ServiceRecord } from '../domain/service-record.ts';

/** A record as events show it to other services. */
export function serviceRecordSnapshot(record: ServiceRecord): ServiceRecordSnapshot {
  return {
    id: record.id,
    agency: record.agency,
    kind: record.kind,
    package_service: record.packageService,
    journey: record.journey,
    title: record.title,
    details: viewOf(serviceKind(record.kind), record.details),
    cost_cents: record.costCents,
    ...record.period,
    reservation: record.reservation,
    replaces: record.replaces,
  };
}

/** A record as its routes answer it to staff. */
export function serviceRecordAnswer(record: ServiceRecord): ServiceRecordAnswer {
  return {
    ...viewOf(serviceKind(record.kind), record.details),
    id: record.id,
    kind: record.kind,
    agency: record.agency,
    version: record.version,
    title: record.title,
    cost: dollarsOfCents(record.costCents),
    reservation: record.reservation,
    package_service: record.packageService ? { id: record.packageService, status: 'T' } : null,
  };
}
