import type { JourneyView } from '@bitacora/contracts';
import type { Agency } from '../../lib/agency.ts';
import { useNow } from '../../lib/use-now.ts';
import { usePlaceInPage } from '../../lib/use-place-in-page.ts';
import { JourneyColumns } from './journey-columns.tsx';
import { AdviserCard } from './adviser-card.tsx';
import { BillingPanel } from './billing-panel.tsx';
import { CancelledNotice } from './cancelled-notice.tsx';
import { DepartureReminder } from './departure-reminder.tsx';
import { GroupCard } from './group-card.tsx';
import { isBehind } from './model/cancelled.ts';
import { MoneyLine } from './money-line.tsx';
import { NextUpCard } from './next-up-card.tsx';
import { PapersToBring } from './papers-to-bring.tsx';
import { PastCard } from './past-card.tsx';
import { JourneyPrintHead } from './journey-print-head.tsx';
import { ServicesList } from './services-list.tsx';
import type { StaffTools } from './staff-tools.ts';
import { ThumbBar } from './thumb-bar.tsx';

interface JourneyScreenProps {
  journey: JourneyView;
  agency: Agency | null;
  staff: StaffTools | null;
  /** Looked at by somebody who is no traveller of it: without what only a traveller does. */
  isPreview?: boolean;
}

/** Everything of one journey: what is next on top, then its services, its money and the people. */
export function JourneyScreen({ journey, agency, staff, isPreview = false }: JourneyScreenProps) {
  const now = useNow();
  const isTraveller = staff === null && !isPreview;
  const First = isBehind(journey) ? PastCard : NextUpCard;
  // Here, for the services that an address may name are there now.
  usePlaceInPage();
  return (
    <JourneyColumns
      top={
        <>
          <JourneyPrintHead journey={journey} agency={agency} now={now} />
          <div className="grid gap-3 print:block print:space-y-2">
            {/* Above what is next; with much larger letters below it, which is shown at the counter. */}
            <div className={`empty:hidden ${isBehind(journey) ? '' : 'large-letters:order-1'}`}>
              {staff === null && <CancelledNotice {...{ journey, agency, now }} />}
            </div>
            <First journey={journey} now={now} />
            <DepartureReminder journey={journey} now={now} />
            <PapersToBring journey={journey} now={now} />
          </div>
          <MoneyLine journey={journey} isStaff={staff !== null} isTraveller={isTraveller} />
        </>
      }
      aside={
        <>
          <AdviserCard journey={journey} agency={agency} isTraveller={isTraveller} />
          <GroupCard journey={journey} />
          {isTraveller && <ThumbBar journey={journey} agency={agency} />}
        </>
      }
    >
      <ServicesList
        {...{ journey, now, staff }}
        mayAsk={isTraveller || (staff !== null && journey.travels_as !== undefined)}
      />
      <BillingPanel journey={journey} staff={staff} />
    </JourneyColumns>
  );
}
