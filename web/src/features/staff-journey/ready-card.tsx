import { isReady, type JourneyView, type ViewService } from '@bitacora/contracts';
import { CheckCircleIcon, ClockIcon } from '@heroicons/react/24/outline';
import { useHasDraft } from '../../lib/forms/use-has-draft.ts';
import { serviceDraft } from '../../lib/journeys/service-draft.ts';
import { missingFirst, type Pending } from '../../lib/journeys/missing-first.ts';
import { serviceName } from '../../lib/service-name.ts';
import { words as shared } from '../../lib/forms/words.ts';
import { Button } from '../../ui/button.tsx';
import { neededText } from './model/lack-text.ts';
import { words } from './words.ts';

const { ready: messages } = words;

interface ReadyCardProps {
  journey: JourneyView;
  /** What the person may do about it; nothing for who only reads. */
  mayPrepare: boolean;
  onRecord(service: ViewService): void;
  onDocuments(service: ViewService): void;
}

/** How much is missing of each, the records first. */
function countsOf(missing: readonly Pending[]): string {
  return (['record', 'file', 'documents'] as const)
    .map((lacks) => [lacks, missing.filter((one) => one.missing.lacks === lacks).length] as const)
    .filter(([, count]) => count > 0)
    .map(([lacks, count]) => messages.counts[lacks](count))
    .join(' · ');
}

interface NextProps extends ReadyCardProps {
  pending: Pending;
}

function Next({ pending, mayPrepare, onRecord, onDocuments }: NextProps) {
  const { service, missing } = pending;
  const { lacks } = missing;
  const isWaiting = useHasDraft(serviceDraft(lacks === 'record' ? 'create' : 'update', service.id)) && mayPrepare;
  const isRecord = lacks !== 'documents';
  const action = isWaiting && isRecord ? messages.goOn : messages.actions[lacks];
  const needed = neededText(pending);
  return (
    <div className="mt-3 flex items-center justify-between gap-x-4 border-t border-line pt-3">
      <p className="min-w-0 grow">
        <span className="block text-small text-ink-soft">{messages.next}</span>
        <span className="font-semibold">{serviceName(service)}</span>{' '}
        <span className="text-ink-soft">{messages.lacks[lacks]}</span>
        {isWaiting && isRecord && <span className="block text-small font-medium text-wait">{shared.typedWaits}</span>}
        {needed && <span className="tabular block text-small text-ink-soft">{needed}</span>}
      </p>
      {mayPrepare && (
        <Button
          className="shrink-0 max-sm:px-3!"
          aria-label={`${action}: ${serviceName(service)}`}
          onClick={() => (isRecord ? onRecord : onDocuments)(service)}
        >
          {action}
        </Button>
      )}
    </div>
  );
}

/** Whether a journey is ready, how much is missing and what is to be done first; the services below say each its own. */
export function ReadyCard(card: ReadyCardProps) {
  const { journey } = card;
  if (journey.phase === 'cancelled') return null;
  const missing = missingFirst(journey);
  const [first] = missing;
  const isDone = isReady(journey);
  const Icon = isDone ? CheckCircleIcon : ClockIcon;
  const isEmpty = !isDone && !first;
  const title = isDone ? messages.ready : isEmpty ? messages.none : messages.notReady(missing.length);
  const text = isDone ? messages.readyText : isEmpty ? messages.noneText : missing.length > 1 && countsOf(missing);
  return (
    <section
      aria-labelledby="preparacion"
      className="rounded-card border border-line bg-white card-inset py-4 sm:py-5 print:hidden"
    >
      <h2 id="preparacion" className="flex items-center gap-2 text-subtitle font-bold">
        <Icon aria-hidden className={`size-6 shrink-0 ${isDone ? 'text-ok' : 'text-wait'}`} />
        <span className="sr-only">{messages.heading}: </span>
        {title}
      </h2>
      {text && <p className="mt-1 text-ink-soft">{text}</p>}
      {first && <Next {...card} pending={first} />}
    </section>
  );
}
