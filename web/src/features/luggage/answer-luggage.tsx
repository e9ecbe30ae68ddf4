import type { ViewLuggageRequest } from '@bitacora/contracts';
import { useState } from 'react';
import { useRefreshJourneys } from '../../lib/refresh-journeys.ts';
import { Button } from '../../ui/button.tsx';
import { isAnswerable } from './is-answerable.ts';
import { LuggageDialog } from './luggage-dialog.tsx';
import { words } from './words.ts';

/** The way to answer a request from its ticket. */
export function AnswerLuggage({ request }: { request: ViewLuggageRequest }) {
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefreshJourneys();
  if (!isAnswerable(request)) return null;
  const { id, status } = request;
  const isOpenRequest = status === 'open';
  return (
    <>
      <Button
        look={isOpenRequest ? 'secondary' : 'quiet'}
        className="justify-self-start print:hidden"
        onClick={() => setOpen(true)}
      >
        {isOpenRequest ? words.onTicket.answer : words.onTicket.change}
      </Button>
      {isOpen && <LuggageDialog id={id} onChanged={refresh} onClose={() => setOpen(false)} />}
    </>
  );
}
