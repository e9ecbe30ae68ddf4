import { type Call, networkOf } from '@bitacora/platform';
import { deviceOf, type LoginPlace } from '../domain/login-place.ts';

/** Where a request for tokens comes from. */
export function placeOfRequest({ address, reply }: Pick<Call<unknown>, 'address' | 'reply'>): LoginPlace {
  return { device: deviceOf(reply.request.headers['user-agent'] ?? ''), address: networkOf(address) };
}
