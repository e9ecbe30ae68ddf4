import { inListedOrder, type Missing, missingOf } from '@bitacora/contracts';
import { VOUCHERS_BEFORE_TRAVEL_DAYS } from '@bitacora/contracts/constants';
import { mailMessages } from '@bitacora/contracts/messages';
import { addDays, daysBetween } from '@bitacora/kernel';
import { dayText } from '@bitacora/kernel/dates';
import { fullName } from '@bitacora/kernel/full-name';
import { preparedOf } from '../domain/readiness.ts';
import { nameOf } from './about-journey.ts';
import { holderContact } from './holder-of.ts';
import { defineStepMail } from './step-mail.ts';
import { NamesList } from './names-list.tsx';
import { namesText, sentence } from './names-text.ts';
import { numbered } from './voucher-files.ts';

const { warning } = mailMessages.staffJourney;

/** What a service lacks, in words: the documents by whose they are. */
const textOf = (missing: Missing, names: ReadonlyMap<string, string>): string =>
  missing.lacks === 'documents'
    ? warning.documents(missing.passengers.flatMap((id) => names.get(id) ?? []).join(' · '))
    : warning.lacks[missing.lacks];

/** Warns who answers for a journey that it leaves soon and is not ready, and says what is missing (product 16.12). */
export const vouchersWarning = defineStepMail({
  template: 'vouchers-warning',
  audience: 'staff',
  group: null,
  kinds: ['vouchers-warning'],
  async news({ known, directory, today }) {
    const prepared = preparedOf(known);
    if (!prepared) return null;
    const passengers = await directory.passengers(known.journey.passengers);
    const contact = await holderContact(known.journey, directory);
    const names = new Map(passengers.map((passenger) => [passenger.id, fullName(passenger)]));
    const items = (known.journey.services ?? []).toSorted(inListedOrder);
    const missing = missingOf({ ...prepared, services: prepared.services.toSorted(byListed(items)) });
    const labels = numbered(
      missing.map(({ service }) =>
        items
          .filter(({ id: item }) => item === service)
          .map(nameOf)
          .join(''),
      ),
    );
    const lacking = new Map(
      [...Map.groupBy(missing.entries(), ([, one]) => textOf(one, names))].map(([lack, of]) => [
        lack,
        of.map(([nth]) => labels[nth] ?? ''),
      ]),
    );
    const { travel_date: leaves } = known.journey;
    const due = addDays(leaves, -VOUCHERS_BEFORE_TRAVEL_DAYS);
    const daysLeft = daysBetween(today, due);
    const isOver = daysLeft < 0;
    return {
      of: { name: warning.name },
      item: null,
      title: missing.length === 0 ? warning.none : warning.card(new Set(missing.map(({ service }) => service)).size),
      subtitle: null,
      ...(contact && { contact }),
      facts: [...lacking].map(([lack, services]) => [sentence(lack), <NamesList key={lack} of={services} />] as const),
      travellers: [...names.values()].join(' · '),
      advice: isOver ? warning.adviceNow : warning.advice,
      headline: warning.headline,
      preview: [
        isOver ? warning.now(dayText(leaves, today)) : `${warning.readyBy} ${dayText(due, today)}`,
        ...[...lacking].map(([lack, services]) => `${sentence(lack)}: ${namesText(services)}`),
      ].join(' · '),
      deadline: isOver
        ? [warning.complete, warning.now(dayText(leaves, today))]
        : [warning.readyBy, warning.inDays(dayText(due, today), daysLeft)],
    };
  },
  words: { ...warning, subject: () => warning.headline },
  sample: { kind: 'vouchers-warning', occasion: 'vouchers-warning:2031-07-10:10d' },
});

const byListed =
  (items: readonly { id: string }[]) =>
  (one: { id: string }, other: { id: string }): number =>
    items.findIndex(({ id }) => id === one.id) - items.findIndex(({ id }) => id === other.id);
