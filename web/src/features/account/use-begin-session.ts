import { useNavigate } from 'react-router-dom';
import { session } from '../../lib/session/current-session.ts';
import { landingPath, paths } from '../../lib/paths.ts';
import type { Tokens } from '../../lib/session/stored-session.ts';

/** Takes up the tokens that came with a new password and goes on; without any, the person logs in. */
export function useBeginSession() {
  const navigate = useNavigate();
  return async (tokens: Tokens | undefined) => {
    // In place of the page of a link that is used up.
    const go = (path: string) => navigate(path, { replace: true });
    if (!tokens) {
      session.end();
      return go(paths.login);
    }
    await session.begin(tokens);
    const state = session.state.get();
    return go(state.status === 'authenticated' ? landingPath(state.user) : paths.tripLookup);
  };
}
