import type { JourneyView } from '@bitacora/contracts';
import type { Agency } from '../../lib/agency.ts';
import { AdviserCard } from './adviser-card.tsx';
import { DepartureReminder } from './departure-reminder.tsx';
import { BillingPanel } from './billing-panel.tsx';
import { GroupCard } from './group-card.tsx';
import { MoneyLine } from './money-line.tsx';
import { NextUpCard } from './next-up-card.tsx';
import { ServicesList } from './services-list.tsx';
import type { StaffTools } from './staff-tools.ts';
import { useNow } from '../../lib/use-now.ts';
import { usePlaceInPage } from '../../lib/use-place-in-page.ts';

interface JourneyScreenProps {
  journey: JourneyView;
  agency: Agency | null;
  staff: StaffTools | null;
}

/** Everything of one journey: what is next on top, then its services, its money and the people. */
export function JourneyScreen({ journey, agency, staff }: JourneyScreenProps) {
  const now = useNow();
  // Here, for the services that an address may name are there now.
  usePlaceInPage();
  return (
    <div className="flex flex-col gap-4 wrap-anywhere lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6 print:block print:space-y-4">
      <div className="grid gap-4">
        <NextUpCard journey={journey} now={now} />
        <DepartureReminder journey={journey} now={now} />
      </div>
      {/* On a phone the adviser stays close to the top and the group goes below all that is needed on the way. */}
      <aside className="contents lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:gap-4 print:block print:space-y-4">
        <AdviserCard journey={journey} agency={agency} mayReport={staff === null} />
        <GroupCard journey={journey} />
      </aside>
      <div className="grid gap-6 max-lg:mt-2">
        <MoneyLine journey={journey} />
        <ServicesList journey={journey} staff={staff} />
        <BillingPanel journey={journey} staff={staff} />
      </div>
    </div>
  );
}
