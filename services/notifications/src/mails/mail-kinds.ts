import { accountLinks } from './account-links.ts';
import { balanceReminder } from './balance-reminder.tsx';
import { billedMails } from './billed-mails.tsx';
import { emailChangeRequested } from './email-change-requested.tsx';
import { emailChanged } from './email-changed.tsx';
import type { AnyEventMail, AnyMailKind } from './mail-kind.ts';
import { journeyCancelled, journeyRestored } from './journey-cancelled.ts';
import { luggageAnswered } from './luggage-answered.tsx';
import { luggageRequested } from './luggage-requested.tsx';
import { luggageReminder } from './luggage-reminder.tsx';
import { pendingReminder } from './pending-reminder.tsx';
import { quoteReminder } from './quote-reminder.tsx';
import { problemAnswered } from './problem-answered.tsx';
import { problemReport } from './problem-report.tsx';
import { proposalAccepted } from './proposal-accepted.tsx';
import { proposalConfirmed } from './proposal-confirmed.tsx';
import { proposalQuestion } from './proposal-question.tsx';
import { proposal } from './proposal.tsx';
import { purchase } from './purchase.tsx';
import { questionAnswered } from './question-answered.tsx';
import { quoteAlert } from './quote-alert.tsx';
import { quoteReceived } from './quote-received.tsx';
import { secondFactorChanged } from './second-factor-changed.tsx';
import { serviceCancelled, serviceChanged, serviceRestored } from './service-changes.tsx';
import { serviceReady } from './service-ready.tsx';
import { serviceReminder } from './service-reminder.tsx';
import { travelPapers } from './travel-papers.tsx';
import { usernameChanged } from './username-changed.tsx';
import { vouchersWarning } from './vouchers-warning.tsx';
import { vouchers } from './vouchers.tsx';
import { welcomeBack } from './welcome-back.ts';

/** Every kind of mail that an event plans. */
export const eventMails: readonly AnyEventMail[] = [
  quoteAlert,
  quoteReceived,
  ...accountLinks,
  emailChangeRequested,
  emailChanged,
  usernameChanged,
  secondFactorChanged,
  serviceReady,
  problemReport,
  problemAnswered,
  luggageRequested,
  luggageAnswered,
  proposal,
  proposalAccepted,
  proposalConfirmed,
  proposalQuestion,
  questionAnswered,
  purchase,
  ...billedMails,
];

/** Every kind of mail that the platform sends. */
export const mailKinds: readonly AnyMailKind[] = [
  ...eventMails,
  serviceChanged,
  serviceCancelled,
  serviceRestored,
  journeyCancelled,
  journeyRestored,
  serviceReminder,
  balanceReminder,
  travelPapers,
  vouchers,
  vouchersWarning,
  welcomeBack,
  pendingReminder,
  quoteReminder,
  luggageReminder,
];

const again: ReadonlySet<string> = new Set(
  [...mailKinds.filter(({ news }) => news), ...eventMails.filter(({ about, secret }) => about && !secret)].map(
    ({ template }) => template,
  ),
);

/** Whether staff may have mails of a kind sent again: what is about a journey or a passenger, but no secret link of theirs. */
export const canBeSentAgain = (template: string): boolean => again.has(template);

export function mailKindOf(template: string): AnyMailKind {
  const kind = mailKinds.find((candidate) => candidate.template === template);
  if (!kind) throw new Error(`no mail kind ${template}`);
  return kind;
}
