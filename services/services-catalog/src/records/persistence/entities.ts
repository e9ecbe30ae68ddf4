import type { Details, ServiceKind, StoredFile } from '@bitacora/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { ServiceDocument } from '../domain/service-document.ts';
import { ServiceRecord } from '../domain/service-record.ts';

const serviceRecord = defineEntity({
  class: ServiceRecord,
  tableName: 'service_records',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    agency: p.text(),
    kind: p.text().$type<ServiceKind>(),
    packageService: p.uuid().nullable(),
    journey: p.uuid().nullable(),
    details: p.json<Details>(),
    zone: p.text(),
    title: p.text(),
    costCents: p.integer(),
    startsLocal: p.text().nullable(),
    startsZone: p.text().nullable(),
    startsAt: p.datetime().nullable(),
    endsLocal: p.text().nullable(),
    endsZone: p.text().nullable(),
    endsAt: p.datetime().nullable(),
    places: p.array().columnType('text[]'),
    reservation: p.json<StoredFile>().nullable(),
    replaces: p.uuid().nullable(),
  },
});

const serviceDocument = defineEntity({
  class: ServiceDocument,
  tableName: 'service_documents',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    agency: p.text(),
    journey: p.uuid(),
    packageService: p.uuid(),
    passenger: p.uuid(),
    document: p.json<StoredFile>(),
    removedAt: p.datetime().nullable(),
  },
});

export const entities = [serviceRecord, serviceDocument];
