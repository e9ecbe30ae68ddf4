import type { History, HistorySubject } from '@bitacora/contracts';
import { json } from './fake-api.ts';
import type { SessionUser } from '../../../src/lib/session/stored-session.ts';

/** A history with one fact: who did something to whom. */
export function historyOf(is: HistorySubject, id: string, { id: user_id, first_name, last_name }: SessionUser) {
  const history: History = {
    count: 1,
    next: null,
    previous: null,
    results: [
      {
        id: 'fact-1',
        at: '2026-11-20T15:00:00.000Z',
        event: `${is}-updated`,
        summary: 'Modificado',
        subject: { is, id, title: null },
        actor: { user_id, first_name, last_name },
        changes: [],
      },
    ],
    away: [],
  };
  return json(200, history);
}
