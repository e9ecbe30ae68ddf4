import { isReady, type JourneyView, type Missing, type ViewService } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { CheckCircleIcon, ClockIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { useHasDraft } from '../../lib/forms/use-has-draft.ts';
import { serviceDraft } from '../../lib/journeys/service-draft.ts';
import { missingFirst, type Pending } from '../../lib/journeys/missing-first.ts';
import { serviceName } from '../../lib/service-name.ts';
import { day } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { words } from './words.ts';

const { ready: messages } = words;

/** As many as are read at a glance; a press shows the rest. */
const MOST_SHOWN = 6;
const MOST_NAMES = 3;

interface ReadyCardProps {
  journey: JourneyView;
  /** What the person may do about it; nothing for who only reads. */
  mayPrepare: boolean;
  onRecord(service: ViewService): void;
  onDocuments(service: ViewService): void;
}

function namesOf(ids: readonly string[], { passengers }: JourneyView): string {
  const names = passengers.filter(({ id }) => ids.includes(id)).map((one) => fullName(one));
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return names.length > MOST_NAMES ? messages.andMore(shown, names.length - MOST_NAMES) : shown;
}

function saidOf(missing: Missing, journey: JourneyView): string {
  if (missing.lacks === 'documents') return messages.documents(namesOf(missing.passengers, journey));
  return messages[missing.lacks];
}

interface LineProps extends ReadyCardProps {
  pending: Pending;
  isFirst: boolean;
}

function Line({ pending, isFirst, journey, mayPrepare, onRecord, onDocuments }: LineProps) {
  const { service, missing, neededOn } = pending;
  const { lacks } = missing;
  const isWaiting = useHasDraft(serviceDraft(lacks === 'record' ? 'create' : 'update', service.id)) && mayPrepare;
  const isRecord = lacks !== 'documents';
  const label = { record: messages.create, file: messages.addFile, documents: messages.addDocuments }[lacks];
  const action = isWaiting && isRecord ? messages.goOn : label;
  return (
    <li className="flex items-center justify-between gap-x-4 border-t border-line py-2">
      <span className="min-w-0 grow">
        <span className="font-semibold">{serviceName(service)}</span>{' '}
        <span className="text-ink-soft">{saidOf(missing, journey)}</span>
        {isWaiting && isRecord && <span className="block text-small font-medium text-wait">{messages.waiting}</span>}
        {neededOn && <span className="tabular block text-small text-ink-soft">{messages.neededOn(day(neededOn))}</span>}
      </span>
      {mayPrepare && (
        <Button
          look={isFirst ? 'main' : 'secondary'}
          className="shrink-0 max-sm:px-3!"
          aria-label={`${action}: ${serviceName(service)}`}
          onClick={() => (isRecord ? onRecord : onDocuments)(service)}
        >
          {action}
        </Button>
      )}
    </li>
  );
}

/** Whether a journey is ready, and what is to be done first; each line leads to its form by one press. */
export function ReadyCard(card: ReadyCardProps) {
  const { journey } = card;
  const [showsAll, setShowsAll] = useState(false);
  if (journey.phase === 'cancelled') return null;
  const missing = missingFirst(journey);
  const isDone = isReady(journey);
  const Icon = isDone ? CheckCircleIcon : ClockIcon;
  const isEmpty = !isDone && missing.length === 0;
  const title = isDone ? messages.ready : isEmpty ? messages.none : messages.notReady(missing.length);
  const hidden = showsAll ? 0 : Math.max(missing.length - MOST_SHOWN, 0);
  return (
    <section aria-labelledby="preparacion" className="rounded-card border border-line bg-white p-4 sm:p-5 print:hidden">
      <h2 id="preparacion" className="flex items-center gap-2 text-subtitle font-bold">
        <Icon aria-hidden className={`size-6 shrink-0 ${isDone ? 'text-ok' : 'text-wait'}`} />
        <span className="sr-only">{messages.heading}: </span>
        {title}
      </h2>
      {(isDone || isEmpty) && <p className="mt-1 text-ink-soft">{isDone ? messages.readyText : messages.noneText}</p>}
      {missing.length > 0 && (
        <ul className="mt-3 grid grid-cols-1">
          {missing.slice(0, missing.length - hidden).map((one, index) => (
            <Line key={`${one.service.id}-${one.missing.lacks}`} {...card} pending={one} isFirst={index === 0} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button look="quiet" className="-ml-3 px-3!" onClick={() => setShowsAll(true)}>
          {messages.rest(hidden)}
        </Button>
      )}
    </section>
  );
}
