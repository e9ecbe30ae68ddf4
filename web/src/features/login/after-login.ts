import { landingPath, paths } from '../../lib/paths.ts';
import type { SessionUser } from '../../lib/session/stored-session.ts';

/** Back to the page that asked for a login; else admins to their landing page, others to the trip lookup (product 3.6). */
export function afterLogin(user: SessionUser, state: unknown): string {
  // Nothing else is open to them yet.
  if (user.needs_second_factor) return paths.secondFactor;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (typeof from === 'string' && from.startsWith('/') && !from.startsWith('//')) return from;
  return landingPath(user);
}
