import { isOpenToVisitor, pathOf, type QuoteProposal, type WebQuote, withdrawProposal } from '@bitacora/contracts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../lib/notify.ts';
import { day, moment } from '../../lib/times.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Money } from '../../ui/money.tsx';
import { CopyLink } from './copy-link.tsx';
import { nextStepOf } from './next-step.tsx';
import { words } from './words.ts';

const texts = words.proposals;

type State = keyof typeof texts.states;

const tones: Record<State, BadgeTone> = {
  open: 'info',
  accepted: 'ok',
  expired: 'over',
  withdrawn: 'over',
  replaced: 'over',
};

function stateOf(proposal: QuoteProposal, { proposals }: WebQuote): State {
  if (proposal.accepted_at) return 'accepted';
  if (proposal.withdrawn_at) return 'withdrawn';
  if (proposal.number < proposals.length) return 'replaced';
  return isOpenToVisitor(proposal, todayInGuayaquil()) ? 'open' : 'expired';
}

/** Asks first: whoever has the link finds nothing there any more. */
function Withdrawal({ quote, number, onChanged, onClose }: Omit<ProposalsProps, 'onPropose'> & WithdrawalProps) {
  const { isBusy, problem, run } = useAction();
  const withdraw = async () => {
    await api.post(pathOf(withdrawProposal, { id: quote.id, number: String(number) }), undefined);
    notify.success(texts.withdrawn);
    void onChanged();
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.withdrawTitle}
      text={texts.withdrawText}
      action={texts.withdraw}
      {...{ isBusy, problem, onClose }}
      onConfirm={() => void run(withdraw)}
    />
  );
}

interface WithdrawalProps {
  number: number;
  onClose: () => void;
}

interface ProposalsProps {
  quote: WebQuote;
  onChanged: () => unknown;
  onPropose: () => void;
}

/** Leads from the button that is gone with its link to what can be done next, once the question is closed, too. */
function useNextAfterWithdrawal({ proposals }: WebQuote, isAsked: boolean) {
  const next = useRef<HTMLButtonElement>(null);
  const isOver = Boolean(proposals.at(-1)?.withdrawn_at);
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isAsked || wasOver.current === isOver) return;
    wasOver.current = isOver;
    // Who is elsewhere in the dialog stays there: somebody else may have ended the link.
    if (isOver && document.activeElement === document.body) next.current?.focus();
  }, [isOver, isAsked]);
  return next;
}

/** What was proposed for a quote, the newest first, and the way to propose something else. */
export function QuoteProposals({ quote, onChanged, onPropose }: ProposalsProps) {
  const [withdrawn, setWithdrawn] = useState<number | null>(null);
  const [copied, setCopied] = useState<QuoteProposal | null>(null);
  const { proposals, status } = quote;
  const next = useNextAfterWithdrawal(quote, withdrawn !== null);
  return (
    <section aria-labelledby="propuestas" className="grid gap-3 border-t border-line pt-5">
      <h3 id="propuestas" className="text-lead font-semibold">
        {texts.title}
      </h3>
      {proposals.length === 0 && <p className="text-small text-ink-soft">{texts.none}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {proposals.toReversed().map((proposal) => {
          const { number, price, sent_at, valid_until, services } = proposal;
          const state = stateOf(proposal, quote);
          return (
            <li key={number} className="grid gap-1 py-3">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{texts.name(number)}</span>
                <Badge tone={tones[state]}>{texts.states[state]}</Badge>
                <span className="ml-auto">
                  <Money dollars={price} />
                </span>
              </span>
              <span className="text-small text-ink-soft">
                {`${texts.sent(moment(sent_at))} · ${texts.validUntil(day(valid_until))}`}
              </span>
              <span className="text-small wrap-anywhere">{services.map(({ text }) => text).join(' · ')}</span>
              {number === proposals.length && proposal.withdrawn_at === null && status !== 'won' && (
                <span className="-ml-5 flex flex-wrap">
                  {status !== 'lost' && isOpenToVisitor(proposal, todayInGuayaquil()) && (
                    <Button look="quiet" onClick={() => setCopied(proposal)}>
                      {texts.copy.open}
                    </Button>
                  )}
                  <Button look="quiet" onClick={() => setWithdrawn(number)}>
                    {texts.withdraw}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {status !== 'won' && nextStepOf(quote) !== 'proposal' && (
        <Button ref={next} look="secondary" className="justify-self-start" onClick={onPropose}>
          {proposals.length === 0 ? texts.first : texts.another}
        </Button>
      )}
      {copied && <CopyLink {...{ quote, onChanged }} until={copied.valid_until} onClose={() => setCopied(null)} />}
      {withdrawn !== null && (
        <Withdrawal {...{ quote, onChanged }} number={withdrawn} onClose={() => setWithdrawn(null)} />
      )}
    </section>
  );
}
