import type { Standing as JourneyStanding } from '../../lib/journeys/standing-of.ts';
import { agencyDayOf } from '../../lib/times.ts';
import { Badge } from '../../ui/badge.tsx';
import { words } from './words.ts';

function Readiness({ journey }: { journey: JourneyStanding }) {
  const { is_ready: isReady, pending, pending_since: since, missing_vouchers: missing } = journey;
  if (isReady) return <Badge tone="ok">{words.ready}</Badge>;
  if (pending === 0)
    return <Badge tone="wait">{missing > 0 ? words.missingFiles(missing) : words.withoutServices}</Badge>;
  return (
    <>
      <Badge tone="wait">{words.pendingCount(pending)}</Badge>
      {since && <span className="text-small text-ink-soft">{words.since(agencyDayOf(since))}</span>}
    </>
  );
}

/** Where a journey stands, and what is missing on it, the first thing first. */
export function Standing({ journey }: { journey: JourneyStanding }) {
  const { phase } = journey;
  if (phase === 'cancelled') return <Badge tone="bad">{words.cancelled}</Badge>;
  if (phase === 'past') return <Badge tone="info">{words.past}</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {phase === 'ongoing' && <Badge tone="info">{words.ongoing}</Badge>}
      <Readiness journey={journey} />
    </span>
  );
}
