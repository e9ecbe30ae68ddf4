import type { RouteName } from '../case.ts';
import { send, type Sent } from '../client.ts';
import { routeNamed } from '../documented-routes.ts';

/** Prepares something through the API itself; throws when it is refused. */
export async function ask<Body = unknown>(name: RouteName, sent: Sent): Promise<Body> {
  const answer = await send(routeNamed(name), sent);
  if (answer.status >= 300) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
  return answer.body as Body;
}
