import type { JourneyView } from '@bitacora/contracts';
import { useSaidToday } from '../../lib/use-said-today.ts';
import { dayAt } from '@bitacora/kernel';
import { Notice } from '../../ui/notice.tsx';
import { departureReminder } from './model/departure-reminder.ts';
import { momentText } from './model/time-texts.ts';
import { words } from './words.ts';

/** Reminds of being there in time, from a week before the next departure. */
export function DepartureReminder({ journey, now }: { journey: JourneyView; now: Date }) {
  const said = useSaidToday(dayAt(now));
  const reminder = departureReminder(journey, now);
  if (!reminder) return null;
  return (
    <Notice tone="wait">
      <strong className="font-semibold">{reminder.notice}</strong>{' '}
      <span className="tabular">{words.departureReminderAt(momentText(reminder, said))}</span>
    </Notice>
  );
}
