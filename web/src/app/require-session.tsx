import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { describeError } from '../lib/api/describe-error.ts';
import { session } from '../lib/session/current-session.ts';
import { useSession } from '../lib/session/use-session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { paths } from '../lib/paths.ts';
import { words } from './words.ts';

/**
 * Protected routes (product 3.2): no token leads to login, which leads back unless the person left
 * on purpose; while loading nothing is rendered.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  switch (state.status) {
    case 'loading':
      return null;
    case 'authenticated':
      return children;
    case 'unreachable':
      return (
        <div className="page-width py-12">
          <ErrorState title={words.unreachable.title} onRetry={() => void session.loadUser()}>
            <p>{words.unreachable.text}</p>
            <p className="mt-1 text-small">{describeError(state.error)}</p>
          </ErrorState>
        </div>
      );
    case 'anonymous': {
      const cameFrom = state.because === 'logged-out' ? null : { from: pathname + search + hash };
      return <Navigate to={paths.login} replace state={cameFrom} />;
    }
  }
}
