import { type JourneyView, serviceKind, type ViewService } from '@bitacora/contracts';
import { Chip } from '../../ui/chip.tsx';
import { timesOf } from './model/service-times.ts';
import { whenText } from './model/time-texts.ts';
import { words } from './words.ts';

/** `mié, 25 nov · 10:00 Guayaquil → 11:00 Baltra, 2 h`; the clock of each place, never the reader's. */
export function ServiceWhen({ service, journey }: { service: ViewService; journey: JourneyView }) {
  const when = whenText(timesOf(service, journey), serviceKind(service.kind).countsNights);
  if (!when) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 tabular">
      <span className="text-ink-soft">{when.days}</span>
      {when.hours && <span className="font-medium text-balance">{when.hours}</span>}
      {when.plusDays > 0 && <Chip>{words.plusDays(when.plusDays)}</Chip>}
      {when.length && <span className="text-ink-soft">{when.length}</span>}
    </p>
  );
}
