import { readSignedIds, signedIds } from './signed-ids.ts';

const PURPOSE = 'opinion of a journey';

/** Whose word about which journey. */
export interface AskedOpinion {
  journey: string;
  passenger: string;
}

/** What the link of the question after a journey keeps secret: notifications mails it, journeys takes the answer (product 16.18). */
export const opinionToken = (key: string, { journey, passenger }: AskedOpinion): string =>
  signedIds(key, PURPOSE, [journey, passenger]);

/** Null when nobody signed it. */
export function readOpinionToken(key: string, token: string): AskedOpinion | null {
  const [journey, passenger] = readSignedIds(key, PURPOSE, token, 2) ?? [];
  return journey && passenger ? { journey, passenger } : null;
}
