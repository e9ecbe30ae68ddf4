import { type AnswerOf, copyProposalLink, pathOf, type WebQuote } from '@bitacora/contracts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { paths } from '../../lib/paths.ts';
import { useAction } from '../../lib/use-action.ts';
import { day } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { CopyableCode } from '../../ui/copyable-code.tsx';
import { Problems } from '../../ui/forms/problems.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from './words.ts';

const texts = words.proposals.copy;

/** A link that was made a moment ago: nobody is told it again. */
function Made({ address }: { address: string }) {
  const place = useRef<HTMLDivElement>(null);
  // What made it is gone with the focus on it.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="ok" role="status">
        <p>{texts.made}</p>
        <CopyableCode code={address} />
      </Notice>
    </div>
  );
}

interface CopyLinkProps {
  quote: WebQuote;
  /** Last day of the proposal. */
  until: string;
  onChanged: () => unknown;
  onClose: () => void;
}

/** One more link of the newest proposal, for who lost the mail or prefers the chat; asks first, for each is a way in. */
export function CopyLink({ quote, until, onChanged, onClose }: CopyLinkProps) {
  const { isBusy, problem, run } = useAction();
  const [address, setAddress] = useState<string | null>(null);
  const make = async () => {
    const path = pathOf(copyProposalLink, { id: quote.id });
    const { token } = await api.post<AnswerOf<typeof copyProposalLink>>(path, undefined);
    setAddress(new URL(paths.proposal(token), window.location.origin).href);
    void onChanged();
  };
  return (
    <Modal
      isOpen
      isStatic
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {address ? words.close : texts.cancel}
          </Button>
          {!address && (
            <Button isBusy={isBusy} busyText={texts.making} onClick={() => void run(make)}>
              {texts.make}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <Problems texts={problem === null ? [] : [problem]} />
        {address ? <Made address={address} /> : <p>{texts.text(day(until))}</p>}
        <p className="text-ink-soft">{texts.secret}</p>
      </div>
    </Modal>
  );
}
