import { leadTimesOf } from '@bitacora/contracts';
import { useAgency } from '../../lib/agency.ts';
import { words } from './words.ts';

/** What staff look after, with the lead times of their agency. */
export function useConditionWords() {
  return words.conditions(leadTimesOf(useAgency().data));
}
