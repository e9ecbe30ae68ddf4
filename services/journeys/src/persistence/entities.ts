import { defineEntity, p } from '@mikro-orm/core';
import { WebQuote } from '../domain/web-quote.ts';

const webQuote = defineEntity({
  class: WebQuote,
  tableName: 'web_quotes',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    agency: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    phone: p.text(),
    email: p.text(),
    adults: p.integer(),
    children: p.integer(),
    travelDate: p.date(),
    country: p.text(),
    countryName: p.text(),
    createdAt: p.datetime(),
  },
});

export const entities = [webQuote];
