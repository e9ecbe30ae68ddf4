import { accountConfirmation } from './account-confirmation.tsx';
import { activation } from './activation.tsx';
import { emailChangeRequested } from './email-change-requested.tsx';
import { emailChanged } from './email-changed.tsx';
import { emailConfirmation } from './email-confirmation.tsx';
import type { AnyMailKind } from './mail-kind.ts';
import { passwordReset } from './password-reset.tsx';
import { problemReport } from './problem-report.tsx';
import { quoteAlert } from './quote-alert.tsx';
import { serviceReady } from './service-ready.tsx';

/** Every kind of mail that the platform sends. */
export const mailKinds: readonly AnyMailKind[] = [
  quoteAlert,
  activation,
  passwordReset,
  emailConfirmation,
  emailChangeRequested,
  emailChanged,
  accountConfirmation,
  serviceReady,
  problemReport,
];

export function mailKindOf(template: string): AnyMailKind {
  const kind = mailKinds.find((candidate) => candidate.template === template);
  if (!kind) throw new Error(`no mail kind ${template}`);
  return kind;
}
