import { mailMessages } from '@bitacora/contracts/messages';
import { fullName } from '@bitacora/kernel/full-name';
import { calendarEntryOf } from './calendar-entry.ts';
import { defineStepMail } from './step-mail.ts';
import { filesOf, numbered, vouchersOf } from './voucher-files.ts';

const messages = mailMessages.vouchers;

/** Hands the travellers of a journey that is ready its vouchers, with their files where they are not too large (product 16.12). */
export const vouchers = defineStepMail({
  template: 'vouchers',
  audience: 'travellers',
  group: null,
  carriesFiles: true,
  kinds: ['vouchers'],
  async news({ known, directory, today }) {
    const passengers = await directory.passengers(known.journey.passengers);
    const names = new Map(passengers.map((passenger) => [passenger.id, fullName(passenger)]));
    const services = vouchersOf(known);
    const labels = numbered(services.map(({ name }) => name));
    return {
      of: { name: messages.name },
      item: null,
      title: messages.card,
      subtitle: null,
      facts: services.map(({ record: { title }, documents }, nth) => {
        const people = documents.flatMap(({ passenger }) => names.get(passenger) ?? []);
        const text = people.length > 0 ? messages.withDocuments(title, [...new Set(people)].join(' · ')) : title;
        return [labels[nth] ?? '', text] as const;
      }),
      files: { all: filesOf(known, names), attached: messages.attached, elsewhere: messages.elsewhere },
      calendar: services.flatMap(({ record }) => calendarEntryOf(record, known.journey, today)),
      headline: messages.headline,
    };
  },
  words: messages,
  sample: { kind: 'vouchers', occasion: 'vouchers:2031-07-10:7d' },
});
