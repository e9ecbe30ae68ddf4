import type { JourneyReminder, ReminderState } from '@bitacora/contracts';
import { reminderMessages as messages } from '@bitacora/contracts/messages';
import { zonedMoment } from '../../lib/zoned-moment.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const tones: Record<ReminderState, BadgeTone> = { planned: 'wait', queued: 'ok', withdrawn: 'info', dropped: 'info' };

interface ReminderLineProps {
  reminder: JourneyReminder;
  /** Nothing where it is said of several at once. */
  saysWhy?: boolean;
}

/** One reminder: what it says, to whom it goes, when by the clock of its place, and what becomes of it. */
export function ReminderLine({ reminder, saysWhy = true }: ReminderLineProps) {
  const { title, audience, leaves, state, has_reader: hasReader } = reminder;
  const why = state === 'planned' && !hasReader ? messages.nobody : messages.reasons[state];
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold">{title}</p>
        <p>{messages.audiences[audience]}</p>
        {saysWhy && why !== null && <p className="text-small">{why}</p>}
        <p className="tabular text-small text-ink-soft">
          <time dateTime={leaves.at}>{zonedMoment(leaves)}</time>
        </p>
      </div>
      <Badge tone={tones[state]}>{messages.states[state]}</Badge>
    </div>
  );
}
