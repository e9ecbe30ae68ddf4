import { journeyPath } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { fullName } from '@bitacora/kernel/full-name';
import { Fragment } from 'react';
import { instantOf } from '../domain/ladder/times.ts';
import { calendarEntryOf } from './calendar-entry.ts';
import { ClockAt } from './parts.tsx';
import { codesOf, momentTold } from './service-facts.tsx';
import { defineStepMail } from './step-mail.ts';
import { filesOf, numbered, vouchersOf } from './voucher-files.ts';

const messages = mailMessages.vouchers;

type Voucher = ReturnType<typeof vouchersOf>[number];

/** What has no moment, an insurance, comes last. */
const startOf = ({ record: { starts } }: Voucher): number => (starts ? instantOf(starts) : Number.MAX_SAFE_INTEGER);
const byWhenTheyStart = (one: Voucher, other: Voucher): number => startOf(one) - startOf(other);

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
    const destination = known.journey.destination_city.name;
    const services = vouchersOf(known).toSorted(byWhenTheyStart);
    const labels = numbered(services.map(({ name }) => name));
    return {
      of: { name: messages.name },
      item: null,
      title: mailMessages.service.count(services.length),
      subtitle: null,
      facts: services.map(({ record, documents }, nth) => {
        const people = documents.flatMap(({ passenger }) => names.get(passenger) ?? []);
        const { title } = record;
        const text = people.length > 0 ? messages.withDocuments(title, [...new Set(people)].join(' · ')) : title;
        const moment = momentTold(record, 'starts', destination, today);
        return [
          labels[nth] ?? '',
          <Fragment key={record.id}>
            {text}
            {moment && (
              <div style={{ fontWeight: 400 }}>
                <ClockAt {...moment.said} />
              </div>
            )}
            {codesOf(record).map(([label, code]) => (
              <div key={label}>{code}</div>
            ))}
          </Fragment>,
        ] as const;
      }),
      preview: services.map(({ record: { title } }) => title).join(' · '),
      action: { path: journeyPath(known.journey.id), label: messages.action },
      isAllReady: true,
      files: { all: filesOf(known, names), attached: messages.attached, elsewhere: messages.elsewhere },
      calendar: services.flatMap(({ record }) => calendarEntryOf(record, known.journey, today)),
      headline: messages.headline,
    };
  },
  words: messages,
  sample: { kind: 'vouchers', occasion: 'vouchers:2031-07-10:7d' },
});
