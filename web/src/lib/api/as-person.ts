import { session } from '../session/current-session.ts';
import { isApiError } from './api-error.ts';

/** Calls as the person who is logged in; a refused token is renewed once, and only then is the session over. */
export async function asPerson<Answer>(attempt: (token: string | null) => Promise<Answer>): Promise<Answer> {
  const token = await session.accessToken();
  try {
    return await attempt(token);
  } catch (error) {
    if (!token || !isApiError(error) || error.status !== 401) throw error;
    const renewed = await session.renew(token);
    if (!renewed) throw error;
    return await attempt(renewed).catch((second: unknown) => {
      if (isApiError(second) && second.status === 401) session.end(renewed);
      throw second;
    });
  }
}
