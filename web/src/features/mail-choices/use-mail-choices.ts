import type { MailChoices, MailGroup } from '@bitacora/contracts';
import { useState } from 'react';
import useSWR from 'swr';
import { api } from '../../lib/api/api.ts';
import { useAction } from '../../lib/use-action.ts';

export interface Choice {
  group: MailGroup;
  is_on: boolean;
}

/** Which mails come, and a change of that, which is stored at once. */
export function useMailChoices(path: string) {
  const answer = useSWR<MailChoices, unknown>(path);
  const { isBusy, problem, run } = useAction();
  /** The last one that was pressed. */
  const [pressed, setPressed] = useState<Choice | null>(null);
  const choose = (choice: Choice) => {
    // Pressed again before it is stored: each press counts from what is shown.
    if (isBusy) return;
    setPressed(choice);
    void run(async () => {
      const stored = await api.post<MailChoices>(path, { choices: [choice] });
      await answer.mutate(stored, { revalidate: false });
    });
  };
  return {
    answer,
    choose,
    problem,
    saving: isBusy ? pressed : null,
    saved: isBusy || problem !== null ? null : pressed,
  };
}
