import type { AnswerOf, getPublicAgency } from '@bitacora/contracts';
import useSWR from 'swr';
import { AGENCY_PATH } from './environment.ts';

export type Agency = AnswerOf<typeof getPublicAgency>;

/** What the agency says about itself: read by the home page, the footer and every journey screen. */
export function useAgency() {
  return useSWR<Agency>(AGENCY_PATH, { revalidateOnFocus: false });
}
