import { type ServiceReminderKind, serviceReminderKinds } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { dayAt } from '@bitacora/kernel';
import { dueOfBalance } from '../domain/ladder/balance.ts';
import type { KnownJourney, Step } from '../domain/ladder/step.ts';
import type { ToldStep } from '../domain/ladder/told-steps.ts';
import { nameOf } from './about-journey.ts';
import { balanceHeadline } from './balance-reminder.tsx';
import { headlineOf } from './service-reminder.tsx';

const { travelPapers, vouchers, welcomeBack, staffJourney } = mailMessages;

type TitledStep = Pick<ToldStep, 'kind' | 'occasion' | 'dueAt' | 'item' | 'record'>;
type Sold = Pick<KnownJourney, 'services'>;

function nameOfItem({ item }: TitledStep, { services }: Sold): string | undefined {
  const sold = services?.find(({ id }) => id === item);
  return sold && nameOf(sold);
}

const ofService =
  (kind: ServiceReminderKind) =>
  ({ record }: TitledStep) => [headlineOf(kind, record?.kind), record?.title];

/** What each kind of step is called, by what its mail says above all: what it is, and of what. */
const titles: Record<Step['kind'], (step: TitledStep, journey: Sold) => readonly (string | undefined)[]> = {
  ...(Object.fromEntries(serviceReminderKinds.map((kind) => [kind, ofService(kind)])) as Record<
    ServiceReminderKind,
    ReturnType<typeof ofService>
  >),
  balance: ({ occasion, dueAt }) => [balanceHeadline(dueOfBalance(occasion), dayAt(dueAt))],
  papers: () => [travelPapers.headline.papers],
  'goods-declaration': () => [travelPapers.headline['goods-declaration']],
  vouchers: () => [vouchers.headline],
  'welcome-back': () => [welcomeBack.card],
  'vouchers-warning': () => [staffJourney.warning.title()],
  pending: (step, journey) => [staffJourney.pending.headline, nameOfItem(step, journey)],
  'quote-due': () => [staffJourney.quote.headline],
  'luggage-late': (step, journey) => [staffJourney.luggage.headline, nameOfItem(step, journey)],
};

/** `Ya puede hacer el check-in: Vuelo Guayaquil – Baltra`: a step in few words and without amounts, where many stand in a list. */
export const titleOfStep = (step: TitledStep, journey: Sold): string =>
  titles[step.kind](step, journey).filter(Boolean).join(': ');
