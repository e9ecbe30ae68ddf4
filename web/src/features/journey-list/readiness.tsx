import type { Readiness as JourneyReadiness } from '../../lib/journeys/readiness-of.ts';
import { agencyDayOf } from '../../lib/times.ts';
import { Badge } from '../../ui/badge.tsx';
import { words } from './words.ts';

function Missing({ journey }: { journey: JourneyReadiness }) {
  const { is_ready: isReady, pending, pending_since: since, missing_vouchers: missing } = journey;
  if (isReady) return <Badge tone="ok">{words.ready}</Badge>;
  if (pending === 0)
    return <Badge tone="wait">{missing > 0 ? words.missingFiles(missing) : words.withoutServices}</Badge>;
  return (
    <>
      <Badge tone="wait">{words.pendingCount(pending)}</Badge>
      {since && <span className="text-small text-ink-soft @max-[52rem]:hidden">{words.since(agencyDayOf(since))}</span>}
    </>
  );
}

/** Where a journey stands, and what is missing on it, the first thing first. */
export function Readiness({ journey }: { journey: JourneyReadiness }) {
  const { phase } = journey;
  if (phase === 'cancelled') return <Badge tone="over">{words.cancelled}</Badge>;
  if (phase === 'past') return <Badge tone="info">{words.past}</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {phase === 'ongoing' && <Badge tone="info">{words.ongoing}</Badge>}
      <Missing journey={journey} />
    </span>
  );
}
