import { type JourneyView, serviceKind, type ViewService } from '@bitacora/contracts';
import { dayAt } from '@bitacora/kernel';
import { Chip } from '../../ui/chip.tsx';
import { titleOf } from '../../lib/service-name.ts';
import { useSaidToday } from '../../lib/use-said-today.ts';
import { badgesOf } from './model/card-lines.ts';
import { timesOf } from './model/service-times.ts';
import { whenText } from './model/time-texts.ts';
import { words } from './words.ts';

interface ServiceWhenProps {
  service: ViewService;
  journey: JourneyView;
  now: Date;
}

/** `mié 25 nov`, and below it `10:00 Guayaquil → 11:00 Baltra, 2 h`; the clock of each place, never the reader's. */
export function ServiceWhen({ service, journey, now }: ServiceWhenProps) {
  const said = { ...serviceKind(service.kind), heading: titleOf(service) };
  const when = whenText(timesOf(service, journey), said, useSaidToday(dayAt(now)));
  if (!when) return null;
  // The length stays at its clock; on whose clock goes below where there is no room.
  const [length, zone] = when.note?.split(' · ') ?? [];
  const isStay = when.days.length > 1;
  return (
    <div className="mt-0.5 tabular sm:mt-1 sm:flex sm:flex-wrap sm:gap-x-3">
      <p className="flex flex-wrap items-center gap-x-2">
        {when.days.map((day, index) => (
          <span key={day} className={`${when.way ? 'text-ink-soft' : 'font-medium'} ${isStay ? 'max-sm:w-full' : ''}`}>
            {day}
            {isStay && index === 0 && <span className="ml-2 max-sm:hidden">·</span>}
          </span>
        ))}
        {when.plusDays > 0 && <Chip>{words.plusDays(when.plusDays)}</Chip>}
        {badgesOf(service).map((label) => (
          <Chip key={label}>{label}</Chip>
        ))}
        {!when.way && when.note && <span className="text-ink-soft">{when.note}</span>}
      </p>
      {when.way && (
        <p className="font-medium narrow:text-small">
          <span className="inline-block">{when.way.from} →</span>{' '}
          <span className="inline-block">
            {when.way.to}
            {length && (
              <>
                , <span className="whitespace-nowrap">{length}</span>
              </>
            )}
            {zone && ' ·'}
          </span>
          {zone && (
            <>
              {' '}
              <span className="inline-block">{zone}</span>
            </>
          )}
        </p>
      )}
    </div>
  );
}
