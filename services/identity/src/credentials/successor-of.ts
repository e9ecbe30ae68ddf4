import { createHmac } from 'node:crypto';

/**
 * The refresh token that follows a presented one, always the same: whoever presents it again within its grace gets no
 * second branch. Only who has the token and the session's key can tell it, and neither stands beside the other.
 */
export function successorOf(token: string, key: string): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}
