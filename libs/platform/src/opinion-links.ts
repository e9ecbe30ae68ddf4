import { readSignedIds, signIds } from './signed-ids.ts';

/** Whose word about which journey. */
export interface AskedOpinion {
  journey: string;
  passenger: string;
  /** The last day on which the link serves, `YYYY-MM-DD`, signed with the rest; null in links of before, which say none. */
  until: string | null;
}

function signingOf(key: string, until: string | null) {
  const purpose = 'opinion of a journey';
  return { key, purpose: until === null ? purpose : `${purpose} until ${until}`, bytes: 20 };
}

/** What the link of the question after a journey keeps secret: notifications mails it, journeys takes the answer (product 16.18). */
export const opinionToken = (key: string, { journey, passenger, until }: AskedOpinion): string =>
  (until ?? '') + signIds([journey, passenger], signingOf(key, until)).toString('base64url');

/** Null when nobody signed it. */
export function readOpinionToken(key: string, token: string): AskedOpinion | null {
  const [, until = null, signed = ''] = /^(\d{4}-\d{2}-\d{2})?([\w-]{70})$/.exec(token) ?? [];
  const [journey, passenger] = readSignedIds(Buffer.from(signed, 'base64url'), 2, signingOf(key, until)) ?? [];
  return journey && passenger ? { journey, passenger, until } : null;
}
