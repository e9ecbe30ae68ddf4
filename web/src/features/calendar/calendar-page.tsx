import { dayInWords, monthText } from '@bitacora/kernel/dates';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RememberedFilters } from '../../lib/lists/remembered-filters.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { days as daysText } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { Announcement } from '../../ui/order/announcement.tsx';
import { useAnnouncement } from '../../ui/order/use-announcement.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { CalendarFilters, useApplied } from './calendar-filters.tsx';
import { CalendarList } from './calendar-list.tsx';
import { DayPanel } from './day-panel.tsx';
import { DaySheet } from './day-sheet.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { SheetSteps } from './sheet-steps.tsx';
import { daysOf } from './span.ts';
import { useCalendarFilters } from './use-calendar-filters.ts';
import { useCalendar } from './use-calendar.ts';
import { words } from './words.ts';

/** Says the day that was moved to once it is known what it has; not the one that the page opened with. */
function useSaidDay(day: string, count: number | null) {
  const { said, say } = useAnnouncement();
  const last = useRef(day);
  const onKnown = useEffectEvent((items: number) => {
    if (last.current === day) return;
    last.current = day;
    say(words.dayOf(dayInWords(day), words.items(items), false));
  });
  useEffect(() => {
    if (count !== null) onKnown(count);
  }, [day, count]);
  return said;
}

function CalendarSheet() {
  const filtering = useCalendarFilters();
  const { view, day, today, filters, setDay, clear } = filtering;
  const applied = useApplied(filtering);
  const days = daysOf(view, day);
  const [from = day, until = day] = [days[0], days.at(-1)];
  const answer = useCalendar({ from, until, filters, isWhole: false });
  const { data } = answer;
  const said = useSaidDay(day, data ? (data.days.find((one) => one.day === day)?.count ?? 0) : null);
  const title = view === 'month' ? monthText(day) : daysText(from, until);
  return (
    <div className="grid gap-5">
      <CalendarFilters {...filtering} />
      <SheetSteps {...{ title, view, day, today }} onDay={setDay} />
      <Announcement said={said} />
      {view === 'list' || (data === undefined && answer.error !== undefined) ? (
        <CalendarList
          {...{ applied, filters }}
          sheet={answer}
          isOfNow={view === 'list' && day === today}
          onClear={clear}
        />
      ) : (
        <>
          <DaySheet label={title} {...{ view, day, today, data }} onDay={setDay} />
          <DayPanel {...{ day, filters }} sheet={answer} />
        </>
      )}
    </div>
  );
}

/** What happens on the agency's journeys, day by day (product 3.11). */
export default function CalendarPage() {
  usePageTitle(words.title, words.description);
  const [isFeedOpen, setIsFeedOpen] = useState(false);
  return (
    <PageFrame
      title={words.title}
      beside={
        <Button look="secondary" onClick={() => setIsFeedOpen(true)}>
          {/* On a phone beside the title. */}
          <span>
            {words.feed.open} <span className="max-sm:sr-only">{words.feed.withOther}</span>
          </span>
        </Button>
      }
    >
      <RememberedFilters list="calendar">
        <CalendarSheet />
      </RememberedFilters>
      {isFeedOpen && <FeedDialog isOpen onClose={() => setIsFeedOpen(false)} />}
    </PageFrame>
  );
}
