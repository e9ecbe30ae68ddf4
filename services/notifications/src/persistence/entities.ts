import { defineEntity, p } from '@mikro-orm/core';
import { Mail, mailStatuses } from '../domain/mail.ts';

const mail = defineEntity({
  class: Mail,
  tableName: 'mails',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    occasion: p.text(),
    template: p.text(),
    agency: p.text().nullable(),
    recipientEmail: p.text().nullable(),
    recipientName: p.text().nullable(),
    recipientUserId: p.text().nullable(),
    toAccount: p.boolean(),
    data: p.json<object>(),
    sealed: p.text().nullable(),
    expiresAt: p.datetime().nullable(),
    occurredAt: p.datetime(),
    journey: p.text().nullable(),
    passenger: p.text().nullable(),
    bundle: p.text().nullable(),
    notBefore: p.datetime(),
    settlesAt: p.datetime().nullable(),
    quietZone: p.text().nullable(),
    message: p.uuid().nullable(),
    status: p.enum(mailStatuses),
    attempts: p.integer(),
    nextAttemptAt: p.datetime(),
    claimedUntil: p.datetime().nullable(),
    possibleDuplicate: p.boolean(),
    reason: p.text().nullable(),
    createdAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
  },
});

export const entities = [mail];
