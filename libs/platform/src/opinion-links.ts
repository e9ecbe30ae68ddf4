import { readSignedIds, signIds } from './signed-ids.ts';

const signing = { purpose: 'opinion of a journey', bytes: 20 };

/** Whose word about which journey. */
export interface AskedOpinion {
  journey: string;
  passenger: string;
}

/** What the link of the question after a journey keeps secret: notifications mails it, journeys takes the answer (product 16.18). */
export const opinionToken = (key: string, { journey, passenger }: AskedOpinion): string =>
  signIds([journey, passenger], { key, ...signing }).toString('base64url');

/** Null when nobody signed it. */
export function readOpinionToken(key: string, token: string): AskedOpinion | null {
  const [journey, passenger] = readSignedIds(Buffer.from(token, 'base64url'), 2, { key, ...signing }) ?? [];
  return journey && passenger ? { journey, passenger } : null;
}
