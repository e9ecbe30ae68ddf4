import { type History, journeyHistory, passengerHistory, pathOf } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { api } from './api/api.ts';
import { session } from './session/current-session.ts';
import { words } from './forms/words.ts';

function isReader(user: string): boolean {
  const state = session.state.get();
  return state.status === 'authenticated' && state.user.id === user;
}

/** By the history at `path`; nothing where it does not tell, or cannot be read: what was changed is shown without it. */
async function lastActor(path: string, subject: string): Promise<string | undefined> {
  const history = await api.get<History>(path).catch(() => null);
  const actor = history?.results.find((entry) => entry.subject.id === subject)?.actor;
  if (!actor) return undefined;
  if (isReader(actor.user_id)) return words.yourself;
  const { first_name, last_name } = actor;
  return first_name === null || last_name === null ? undefined : fullName({ first_name, last_name });
}

/** Who changed a journey last, or something on it (`subject`). */
export const whoChangedJourney = (id: string, subject = id) => lastActor(pathOf(journeyHistory, { id }), subject);

export const whoChangedPassenger = (id: string) => lastActor(pathOf(passengerHistory, { id }), id);
