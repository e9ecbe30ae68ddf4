import { type RefObject, useEffect, useRef } from 'react';

/** A request that was withdrawn is gone with its button: where the ticket offers no other, reading goes on at the ticket. */
export function useFocusAfterWithdrawal(ticket: RefObject<HTMLElement | null>, requests: number): void {
  const shown = useRef(requests);
  useEffect(() => {
    if (requests < shown.current && document.activeElement === document.body) ticket.current?.focus();
    shown.current = requests;
  }, [ticket, requests]);
}
