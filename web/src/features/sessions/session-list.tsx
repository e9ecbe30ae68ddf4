import type { Session } from '@bitacora/contracts';
import { ShieldCheckIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { SessionsToEnd } from './end-dialog.tsx';
import { SessionRow } from './session-row.tsx';
import { words } from './words.ts';

interface SessionListProps {
  sessions: readonly Session[];
  onEnd: (asked: SessionsToEnd) => void;
}

/** The devices, this one first; alone, it says that there is nothing to do. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const shown = useRef(sessions.length);
  useEffect(() => {
    // The row that was ended is gone, and the focus with it.
    if (sessions.length < shown.current && document.activeElement === document.body) count.current?.focus();
    shown.current = sessions.length;
  }, [sessions.length]);
  const hasOthers = sessions.some(({ is_current }) => !is_current);
  return (
    <div className="flex flex-col gap-4">
      <p ref={count} role="status" tabIndex={-1} className="tabular text-small text-ink-soft outline-none">
        {words.count(sessions.length)}
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-white">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => onEnd({ end: 'one', session })} />
        ))}
      </ul>
      {hasOthers ? (
        <Button look="danger" className="sm:self-start" onClick={() => onEnd({ end: 'others' })}>
          {words.endOthers}
        </Button>
      ) : (
        <div className="flex gap-3 rounded-card border border-dashed border-edge bg-white p-5">
          <ShieldCheckIcon aria-hidden="true" className="size-8 shrink-0 text-ok" />
          <div>
            <h2 className="font-semibold">{words.onlyThis}</h2>
            <p className="text-ink-soft">{words.onlyThisText}</p>
          </div>
        </div>
      )}
    </div>
  );
}
