import type { JourneyView } from '@bitacora/contracts';
import { Notice } from '../../ui/notice.tsx';
import { airportCall } from './model/airport-banner.ts';
import { momentText } from './model/time-texts.ts';
import { words } from './words.ts';

/** Reminds of being at the airport in time, from a week before the next departure. */
export function AirportBanner({ journey, now }: { journey: JourneyView; now: Date }) {
  const call = airportCall(journey, now);
  if (!call) return null;
  return (
    <Notice tone="wait">
      <strong className="font-semibold">{call.notice}</strong>{' '}
      <span className="tabular">{words.airportBannerAt(momentText(call))}</span>
    </Notice>
  );
}
