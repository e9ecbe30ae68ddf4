import type { JourneyView } from '@bitacora/contracts';
import { dayAt } from '@bitacora/kernel';
import { dayRange, momentText } from '@bitacora/kernel/dates';
import type { Agency } from '../../lib/agency.ts';
import { words } from './words.ts';

interface PrintHeadProps {
  journey: JourneyView;
  agency: Agency | null;
  now: Date;
}

/** What a sheet of paper has to say by itself: whose it is, of which journey, and of when. */
export function PrintHead({ journey, agency, now }: PrintHeadProps) {
  const { travel_date, return_date, destination_city } = journey;
  const days = dayRange(travel_date, return_date ?? travel_date);
  return (
    <header className="print-head hidden border-b border-ink pb-3 print:block">
      <p className="flex justify-between gap-4 text-small">
        <span className="font-semibold">{agency?.name}</span>
        <span className="tabular">{words.printed(momentText(now.toISOString(), dayAt(now)))}</span>
      </p>
      <p className="mt-2 text-title font-bold">{words.printTitle(destination_city.name, days)}</p>
    </header>
  );
}
