import { CheckCircleIcon } from '@heroicons/react/24/outline';
import { usePageTitle } from '../../lib/page-title.ts';
import type { ButtonLook } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountPage } from './account-page.tsx';
import { BadLink } from './bad-link.tsx';
import { HelpLine } from './help-line.tsx';
import { LinkSheet } from './link-sheet.tsx';
import { useLinkAction } from './use-link-action.ts';
import { useLinkCheck } from './use-link-check.ts';
import { useLinkParams } from './use-link-params.ts';
import { words } from './words.ts';

interface Messages {
  title: string;
  description: string;
  text: string;
  submit: string;
  submitting: string;
  badLinkText: string;
  badLinkAction: string;
  doneTitle: string;
  doneText: string;
  next: string;
}

interface LinkActionPageProps {
  messages: Messages;
  /** Where the press is sent. */
  path: string;
  /** Where one goes on when the link no longer serves. */
  badTo: string;
  /** Where one goes on after it. */
  nextTo: string;
  nextLook?: ButtonLook;
  /** What else the press does, here and now. */
  notice?: string | null;
  onDone?: () => void;
}

/** A page behind a mailed link with one thing to do: what it means, the button, and what it did. */
export function LinkActionPage({ messages, path, badTo, nextTo, nextLook, notice, onDone }: LinkActionPageProps) {
  const link = useLinkParams();
  const check = useLinkCheck(link);
  const { outcome, isBusy, problem, act } = useLinkAction(path, link, check, onDone);
  const bad = <BadLink text={messages.badLinkText} to={badTo} action={messages.badLinkAction} />;
  const isDone = outcome === 'done' || check.state === 'used';
  const isBad = !isDone && (outcome === 'bad' || check.state === 'bad');
  const title = isDone ? messages.doneTitle : isBad ? words.link.bad : messages.title;
  usePageTitle(title, messages.description);
  return (
    <AccountPage title={title} text={isDone || isBad ? null : messages.text} help={<HelpLine />}>
      {isDone ? (
        <div className="flex flex-col gap-5">
          <div role="status" className="flex flex-col gap-2">
            <CheckCircleIcon aria-hidden="true" className="size-10 text-ok" />
            <p>{messages.doneText}</p>
          </div>
          <LinkButton to={nextTo} look={nextLook ?? 'main'} isWide>
            {messages.next}
          </LinkButton>
        </div>
      ) : isBad ? (
        bad
      ) : (
        <LinkSheet check={check} waiting={<Skeleton className="h-11" />} bad={bad}>
          <div className="flex flex-col gap-5">
            {notice && <Notice tone="info">{notice}</Notice>}
            {problem !== null && (
              <Notice tone="bad" role="alert">
                {problem}
              </Notice>
            )}
            <Button isWide isBusy={isBusy} busyText={messages.submitting} onClick={act}>
              {messages.submit}
            </Button>
          </div>
        </LinkSheet>
      )}
    </AccountPage>
  );
}
