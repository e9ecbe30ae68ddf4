import { AGENCY_TIME_ZONE, readLocalTime } from '@bitacora/kernel';
import { AGENCY_PLACE, clockText } from '@bitacora/kernel/dates';
import { ClockAt } from './parts.tsx';

const onAgencyClock = (iso: string, today: string) => clockText(readLocalTime(iso, AGENCY_TIME_ZONE).local, today);

/** An instant (ISO 8601) as the agency's clock showed it, where it stands alone. */
export const AgencyMoment = ({ iso, today }: { iso: string; today: string }) => (
  <ClockAt clock={onAgencyClock(iso, today)} place={AGENCY_PLACE} />
);
