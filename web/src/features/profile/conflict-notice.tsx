import { profileMessages } from '@bitacora/contracts/messages';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Conflict } from './use-profile-form.ts';

const messages = profileMessages.conflict;

interface ConflictNoticeProps {
  conflict: Conflict;
  isMerging: boolean;
  onTakeNewest: () => void;
}

/** Somebody was faster: the newest data come in beside what was typed, and nothing is overwritten unseen. */
export function ConflictNotice({ conflict, isMerging, onTakeNewest }: ConflictNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [conflict]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Notice tone="wait" role="alert">
        {conflict.at === 'found' ? (
          <>
            <p>{messages.text}</p>
            <Button look="secondary" className="mt-3" isBusy={isMerging} onClick={onTakeNewest}>
              {messages.action}
            </Button>
          </>
        ) : (
          <>
            <p>{messages.merged}</p>
            <ul className="mt-2 list-disc pl-5">
              {conflict.overwritten.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}
