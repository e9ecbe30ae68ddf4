import type { ServiceReminderKind } from '@bitacora/contracts';
import type { AtNight } from '../quiet-hours.ts';

/** Whom a step is told: everybody who travels, who pays, or who answers for the journey on that day. */
export type Audience = 'travellers' | 'holder' | 'adviser';

/** How a kind of step is told. */
export interface StepKindRule {
  /** The kind of mail that tells it. */
  template: string;
  audience: Audience;
  /** Whether it waits for what else there is to tell about its journey; what does not leaves at once, alone. */
  gathers: boolean;
  atNight: AtNight;
  /** Who comes along after it was told is told it, too. */
  tellsNewcomers?: true;
  /** That its moment moved is told by itself, or changes nothing of it: who was told of it is told again only once it is due anew. */
  isToldOnce?: true;
  /** Whether when it is due follows from what its agency says (product 11.4). */
  isByLeadTimes?: true;
}

const ofService = (atNight: AtNight): StepKindRule => ({
  template: 'service-reminder',
  audience: 'travellers',
  gathers: true,
  atNight,
  isToldOnce: true,
});

const ofServices: Record<ServiceReminderKind, StepKindRule> = {
  appointment: ofService('after'),
  embarkation: ofService('after'),
  'check-in': ofService('after'),
  airport: { ...ofService('at once'), gathers: false },
  'pick-up': ofService('before'),
  activity: ofService('before'),
  'check-out': ofService('before'),
  'car-return': ofService('before'),
};

/** Every kind of step, by the name that the ledger keeps for good: never renamed. */
export const stepKinds = {
  ...ofServices,
  balance: { template: 'balance-reminder', audience: 'holder', gathers: true, atNight: 'after' },
  papers: { template: 'travel-papers', audience: 'travellers', gathers: true, atNight: 'after', isToldOnce: true },
  'goods-declaration': {
    template: 'travel-papers',
    audience: 'travellers',
    gathers: true,
    atNight: 'after',
    isToldOnce: true,
  },
  vouchers: { template: 'vouchers', audience: 'travellers', gathers: false, atNight: 'after', tellsNewcomers: true },
  'welcome-back': { template: 'welcome-back', audience: 'travellers', gathers: false, atNight: 'after' },
  // What was just sold is recorded now: it says what is still missing when it leaves.
  'vouchers-warning': { template: 'vouchers-warning', audience: 'adviser', gathers: true, atNight: 'after' },
  pending: { template: 'pending-reminder', audience: 'adviser', gathers: true, atNight: 'after', isByLeadTimes: true },
  'quote-due': { template: 'quote-reminder', audience: 'adviser', gathers: false, atNight: 'before' },
  'luggage-late': {
    template: 'luggage-reminder',
    audience: 'adviser',
    gathers: false,
    atNight: 'after',
    isByLeadTimes: true,
  },
} satisfies Record<string, StepKindRule>;

export type StepKind = keyof typeof stepKinds;
