import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountPage } from './account-page.tsx';
import { FindAccountForm } from './find-account-form.tsx';
import { HelpLine } from './help-line.tsx';
import { ResetSent } from './reset-sent.tsx';
import { SendResetLink } from './send-reset-link.tsx';
import { type ResetStep, useResetRequest } from './use-reset-request.ts';
import { words } from './words.ts';

function textOf(step: ResetStep): string | null {
  if (step.at === 'find') return words.reset.text;
  return step.at === 'send' && step.email !== null ? words.reset.foundText : null;
}

/** Forgotten password: the cédula, then where the link will go, then the mail. */
export default function ResetPasswordPage() {
  usePageTitle(words.reset.title, words.reset.description);
  const request = useResetRequest();
  const { step } = request;
  return (
    <AccountPage title={words.reset.title} text={textOf(step)} help={<HelpLine />}>
      {step.at === 'find' && <FindAccountForm request={request} />}
      {step.at === 'send' && <SendResetLink request={request} email={step.email} />}
      {step.at === 'sent' && <ResetSent request={request} {...step} />}
      <TextLink to={paths.login} className="mx-auto mt-3 flex min-h-11 w-fit items-center">
        {words.reset.back}
      </TextLink>
    </AccountPage>
  );
}
