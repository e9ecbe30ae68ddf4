import { journeyPath, serviceKind } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import type { LocalTime } from '@bitacora/kernel';
import { fullName } from '@bitacora/kernel/full-name';
import { endOf, hasHour, instantOf } from '../domain/ladder/times.ts';
import { timingOf } from '../domain/service-timing.ts';
import { calendarEntryOf } from './calendar-entry.ts';
import { namesText } from './names-text.ts';
import { isCode, newsAhead } from './service-facts.tsx';
import { defineStepMail } from './step-mail.ts';
import { filesOf, numbered, vouchersOf } from './voucher-files.ts';

const messages = mailMessages.vouchers;

type Voucher = ReturnType<typeof vouchersOf>[number];

/** What names a day alone comes after what has its hour on it. */
const whenOf = (moment: LocalTime): number => (hasHour(moment) ? instantOf(moment) : endOf(moment));
/** What has no moment comes last. */
const startOf = ({ record: { starts } }: Voucher): number => (starts ? whenOf(starts) : Number.MAX_SAFE_INTEGER);
const byWhenTheyStart = (one: Voucher, other: Voucher): number => startOf(one) - startOf(other);

/** Hands the travellers of a journey that is ready its vouchers, with their files where they are not too large (product 16.12). */
export const vouchers = defineStepMail({
  template: 'vouchers',
  audience: 'travellers',
  group: null,
  carriesFiles: true,
  kinds: ['vouchers'],
  async news({ known, directory, now, today }) {
    const passengers = await directory.passengers(known.journey.passengers);
    const names = new Map(passengers.map((passenger) => [passenger.id, fullName(passenger)]));
    const all = vouchersOf(known);
    const labels = numbered(all.map(({ name }) => name));
    // Called as its file is, whichever comes first; what is over nobody shows any more.
    const handed = all
      .map((one, nth) => ({ ...one, label: labels[nth] ?? one.name }))
      .filter(({ record }) => serviceKind(record.kind).lastsWithJourney || timingOf(record, now) !== 'over')
      .toSorted(byWhenTheyStart);
    return {
      of: { name: messages.name },
      item: null,
      title: mailMessages.service.count(handed.length),
      subtitle: null,
      facts: [],
      // The mail is opened where they are shown: each says what a counter asks for.
      services: handed.map(({ record, documents, label: name }) => {
        const people = documents.flatMap(({ passenger }) => names.get(passenger) ?? []);
        const ahead = newsAhead(known, record, now, today);
        // Of a visa the appointment is over, and its number is still shown.
        const news = timingOf(record, now) === 'over' ? { ...ahead, facts: ahead.facts.filter(isCode) } : ahead;
        const documentFacts =
          people.length > 0 ? [[messages.documentsOf, namesText([...new Set(people)])] as const] : [];
        return { name, news: { ...news, facts: [...news.facts, ...documentFacts] } };
      }),
      preview: handed.map(({ record: { title } }) => title).join(' · '),
      action: { path: journeyPath(known.journey.id), label: messages.action },
      advice: messages.what,
      note: messages.note,
      isAllReady: true,
      files: { all: filesOf(known, names), attached: messages.attached, elsewhere: messages.elsewhere },
      calendar: handed.flatMap(({ record }) => calendarEntryOf(record, known.journey, today)),
      headline: messages.headline,
    };
  },
  words: { ...mailMessages.journeyNews, greeting: messages.greeting },
  sample: { kind: 'vouchers', occasion: 'vouchers:2031-07-10:7d' },
});
