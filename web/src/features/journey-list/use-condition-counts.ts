import { pathOf, type Waiting, waitingInAgency } from '@bitacora/contracts';
import useSWR from 'swr';
import { AGENCY_RUC } from '../../lib/environment.ts';

/** How many journeys meet each condition; the menu, which shows some of them, reads it again with what others change. */
export const useConditionCounts = () => useSWR<Waiting, unknown>(pathOf(waitingInAgency, { ruc: AGENCY_RUC }));
