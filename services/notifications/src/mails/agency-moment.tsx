import { mailMessages } from '@bitacora/contracts/messages';
import { AGENCY_TIME_ZONE, readLocalTime } from '@bitacora/kernel';
import { clockText } from '@bitacora/kernel/dates';
import { ClockAt } from './parts.tsx';

const onAgencyClock = (iso: string, today: string) => clockText(readLocalTime(iso, AGENCY_TIME_ZONE).local, today);

/** An instant (ISO 8601) as the agency's clock showed it, within a sentence: `jue 19 nov, 15:00 (hora de Guayaquil)`. */
export const agencyMoment = (iso: string, today: string): string =>
  `${onAgencyClock(iso, today)} (${mailMessages.agencyClock})`;

/** The same where it stands alone. */
export const AgencyMoment = ({ iso, today }: { iso: string; today: string }) => (
  <ClockAt clock={onAgencyClock(iso, today)} place={mailMessages.agencyClock} />
);
