import { siteContentMessages } from '@bitacora/contracts/messages';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Fact } from './facts.ts';
import { NewestDialog } from './newest-dialog.tsx';

const messages = siteContentMessages.conflict;

interface ConflictNoticeProps {
  /** What somebody else saved; null when they removed it. */
  newest: readonly Fact[] | null;
  mine: readonly Fact[];
  isSaving: boolean;
  onSaveMine: () => void;
  onTakeNewest: () => void;
}

/** Somebody was faster: their version can be seen, and nothing is overwritten without a decision. */
export function ConflictNotice({ newest, mine, isSaving, onSaveMine, onTakeNewest }: ConflictNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Notice tone="wait" role="alert">
        {newest ? (
          <>
            <p>{messages.text}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button look="secondary" onClick={() => setIsOpen(true)}>
                {messages.see}
              </Button>
              <Button look="secondary" isBusy={isSaving} onClick={onSaveMine}>
                {messages.mine}
              </Button>
            </div>
          </>
        ) : (
          <p>{messages.gone}</p>
        )}
      </Notice>
      {newest && (
        <NewestDialog
          isOpen={isOpen}
          newest={newest}
          mine={mine}
          onKeep={() => setIsOpen(false)}
          onTake={() => {
            setIsOpen(false);
            onTakeNewest();
          }}
        />
      )}
    </div>
  );
}
