import { accountMessages } from '@bitacora/contracts/messages';
import { usePageTitle } from '../../lib/page-title.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountPage } from './account-page.tsx';
import { FindAccountForm } from './find-account-form.tsx';
import { HelpLine } from './help-line.tsx';
import { ResetSent } from './reset-sent.tsx';
import { SendResetLink } from './send-reset-link.tsx';
import { type ResetStep, useResetRequest } from './use-reset-request.ts';

const messages = accountMessages.reset;

function textOf(step: ResetStep): string | null {
  if (step.at === 'find') return messages.text;
  return step.at === 'send' && step.email !== null ? messages.foundText : null;
}

/** Forgotten password: the cédula, then where the link will go, then the mail. */
export default function ResetPasswordPage() {
  usePageTitle(messages.title, messages.description);
  const request = useResetRequest();
  const { step } = request;
  return (
    <AccountPage title={messages.title} text={textOf(step)} help={<HelpLine />}>
      {step.at === 'find' && <FindAccountForm request={request} />}
      {step.at === 'send' && <SendResetLink request={request} email={step.email} />}
      {step.at === 'sent' && <ResetSent request={request} email={step.email} />}
      <TextLink to="/login" className="mt-3 inline-flex min-h-11 items-center">
        {messages.back}
      </TextLink>
    </AccountPage>
  );
}
