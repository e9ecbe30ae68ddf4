import { useState } from 'react';
import { z } from 'zod';
import { forgetDraft, keepDraft, ownDraft, readDraft } from '../../lib/drafts.ts';
import { useUser } from '../../lib/session/use-session.ts';

const kept = z.object({ passengers: z.array(z.string()) });

/** Who of a quote is registered while its journey is not sold yet: known in this tab, so that nobody is typed again (product 10.7). */
export function useRegisteredOfQuote(quote: string) {
  const user = useUser();
  const name = ownDraft(`registered.${quote}`, user?.id ?? null);
  const [registered, setRegistered] = useState(() => kept.safeParse(readDraft(name)).data?.passengers ?? []);
  return {
    registered,
    keep: (passengers: string[]) => keepDraft(name, { passengers }),
    forget: () => {
      forgetDraft(name);
      setRegistered([]);
    },
  };
}
