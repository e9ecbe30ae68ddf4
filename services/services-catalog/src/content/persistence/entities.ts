import type { StoredImage, WebContent, WebDocumentName } from '@bitacora/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { Tour } from '../domain/tour.ts';
import { WebDocument } from '../domain/web-document.ts';

const webDocument = defineEntity({
  class: WebDocument,
  tableName: 'web_documents',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    agency: p.text(),
    name: p.text().$type<WebDocumentName>(),
    content: p.json<WebContent>(),
  },
});

const tour = defineEntity({
  class: Tour,
  tableName: 'tours',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    agency: p.text(),
    slug: p.text(),
    title: p.text(),
    caption: p.text(),
    description: p.text(),
    items: p.array().columnType('text[]'),
    excludes: p.array().columnType('text[]'),
    duration: p.text().nullable(),
    season: p.text().nullable(),
    priceFromCents: p.bigint('number').nullable(),
    active: p.boolean(),
    position: p.integer(),
    picture: p.json<StoredImage>().nullable(),
    removedAt: p.datetime().nullable(),
  },
});

export const entities = [webDocument, tour];
