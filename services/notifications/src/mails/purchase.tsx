import { isReady, lastDayOf } from '@bitacora/contracts';
import { VOUCHERS_BEFORE_TRAVEL_DAYS } from '@bitacora/contracts/constants';
import { mailMessages } from '@bitacora/contracts/messages';
import { daysBetween } from '@bitacora/kernel';
import { fullName } from '@bitacora/kernel/full-name';
import { z } from 'zod';
import { balanceOf } from '../domain/balance.ts';
import { readerNow } from '../domain/mail.ts';
import { preparedOf } from '../domain/readiness.ts';
import { isRecent } from '../domain/recent.ts';
import type { KnownRows } from '../persistence/known-journeys.ts';
import { destinationOf, nameOf } from './about-journey.ts';
import { holderOf } from './holder-of.ts';
import { defineMail } from './mail-kind.ts';
import { moneyOfJourney, owedText } from './money-facts.tsx';
import { NamesList, whoTravels } from './names-list.tsx';
import { namesText } from './names-text.ts';
import { Plain } from './parts.tsx';
import { travellersOf } from './travellers-of.ts';

const messages = mailMessages.money;
const { purchase: words } = messages;

/** When its vouchers come: within the week before it as soon as it is ready, which it may be already. */
function noteOf(known: KnownRows, today: string): string {
  if (daysBetween(today, known.journey.travel_date) > VOUCHERS_BEFORE_TRAVEL_DAYS) return words.note;
  const prepared = preparedOf(known);
  return prepared && isReady(prepared) ? words.noteReady : words.noteNow;
}

/** To who travels, when a journey was sold: what it holds, and, to its holder alone, what it costs (product 16.10). */
export const purchase = defineMail({
  template: 'purchase',
  audience: 'travellers',
  on: 'journeys.journey-created',
  when: async ({ is_cancelled, travel_date, return_date, purchase_date }, { today }) =>
    !is_cancelled && lastDayOf({ travel_date, return_date }, []) >= today && isRecent(purchase_date, today),
  recipients: ({ id }, { directory }) => travellersOf(id, directory),
  about: ({ id }) => ({ journey: id }),
  gathers: ({ id }) => ({ about: id, isUrgent: false, atNight: 'after' }),
  group: null,
  data: z.object({ journey: z.string() }),
  content: async ({ id }) => ({ journey: id }),
  journeyOf: ({ journey }) => journey,
  readers: ({ journey }, { directory }) => travellersOf(journey, directory),
  async news({ journey: id }, { directory, today, reader }) {
    const known = await directory.known(id);
    const { journey } = known;
    if (journey.is_cancelled) return null;
    const sold = (journey.services ?? []).filter(({ cancellation }) => !cancellation);
    const people = await directory.passengers(journey.passengers);
    const isHolder = readerNow(reader, await holderOf(id, directory)) !== null;
    const balance = isHolder ? balanceOf(known) : null;
    return {
      of: { name: words.name },
      item: null,
      title: sold.length > 0 ? mailMessages.service.count(sold.length) : destinationOf(journey),
      subtitle: null,
      facts: [
        ...(sold.length > 0
          ? ([
              [
                words.includes,
                <Plain key="includes">
                  <NamesList of={sold.map(nameOf)} />
                </Plain>,
              ],
            ] as const)
          : []),
        ...(people.length > 0 ? [whoTravels(people.map(fullName))] : []),
      ],
      money: moneyOfJourney(balance, known, today),
      note: noteOf(known, today),
      listsServices: true,
      listsTravellers: true,
      preview: (owedText(balance, known, today) ?? namesText(sold.map(nameOf))) || destinationOf(journey),
      headline: isHolder ? words.headline : words.headlineOfOthers,
    };
  },
  words: { ...mailMessages.journeyNews, greeting: words.greeting },
  sample: { journey: '01920000-0000-7000-8000-000000000002' },
});
