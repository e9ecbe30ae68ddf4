import { isReady, type JourneyView, type Missing, missingOf, type ViewService } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { CheckCircleIcon, ClockIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { serviceName } from '../../lib/service-name.ts';
import { Button } from '../../ui/button.tsx';
import { words } from './words.ts';

const { ready: messages } = words;

/** As many as are read at a glance; the services below say the rest. */
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

/** What needs no record needs another thing first: records come before files, files before policies. */
const rank: Record<Missing['lacks'], number> = { record: 0, file: 1, documents: 2 };

function Line({ missing, children, action }: { missing: string; children: ReactNode; action: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2">
      <span className="min-w-0 grow basis-48">
        <span className="font-semibold">{children}</span> <span className="text-ink-soft">{missing}</span>
      </span>
      {action}
    </li>
  );
}

/** Whether a journey is ready, and what is to be done first; each line leads to its form by one press. */
export function ReadyCard({ journey, mayPrepare, onRecord, onDocuments }: ReadyCardProps) {
  if (journey.phase === 'cancelled') return null;
  const missing = missingOf(journey).sort((a, b) => rank[a.lacks] - rank[b.lacks]);
  const isDone = isReady(journey);
  const Icon = isDone ? CheckCircleIcon : ClockIcon;
  const isEmpty = !isDone && missing.length === 0;
  const title = isDone ? messages.ready : isEmpty ? messages.none : messages.notReady(missing.length);
  const actionFor = ({ lacks, service: id }: Missing, isFirst: boolean) => {
    const service = journey.services.find((one) => one.id === id);
    if (!mayPrepare || !service) return null;
    const label = { record: messages.create, file: messages.addFile, documents: messages.addDocuments }[lacks];
    const go = lacks === 'documents' ? onDocuments : onRecord;
    return (
      <Button
        look={isFirst ? 'main' : 'secondary'}
        aria-label={`${label}: ${serviceName(service)}`}
        onClick={() => go(service)}
      >
        {label}
      </Button>
    );
  };
  const nameOf = (id: string) => {
    const service = journey.services.find((one) => one.id === id);
    return service ? serviceName(service) : '';
  };
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
          {missing.slice(0, MOST_SHOWN).map((one, index) => (
            <Line
              key={`${one.service}-${one.lacks}`}
              missing={saidOf(one, journey)}
              action={actionFor(one, index === 0)}
            >
              {nameOf(one.service)}
            </Line>
          ))}
        </ul>
      )}
      {missing.length > MOST_SHOWN && (
        <p className="mt-1 text-small text-ink-soft">{messages.rest(missing.length - MOST_SHOWN)}</p>
      )}
    </section>
  );
}
