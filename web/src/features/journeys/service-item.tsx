import {
  choiceLabel,
  type JourneyView,
  type Leaving,
  serviceAnchor,
  serviceKind,
  type ViewService,
} from '@bitacora/contracts';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { serviceName, titleOf } from '../../lib/service-name.ts';
import { useSaidToday } from '../../lib/use-said-today.ts';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyableCode } from '../../ui/copyable-code.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { useKeepPlace } from '../../ui/use-keep-place.ts';
import { Fold } from './fold.tsx';
import { AskForLuggage, LuggageOnTicket } from './luggage/luggage-on-ticket.tsx';
import { useFocusAfterWithdrawal } from './luggage/use-focus-after-withdrawal.ts';
import { codesOf, foldedLines, underTitle } from './model/card-lines.ts';
import { isDone } from './model/instants.ts';
import { isCancelled } from './model/cancelled.ts';
import { luggageOf, takesLuggage, withAddedLuggage } from './model/luggage.ts';
import { reminderText } from './model/reminder-text.ts';
import { ServiceButtons } from './service-buttons.tsx';
import { ServiceDetails } from './service-details.tsx';
import { ServiceState } from './service-state.tsx';
import { ServiceWhen } from './service-when.tsx';
import type { StaffTools } from './staff-tools.ts';
import { words } from './words.ts';

interface ServiceItemProps {
  service: ViewService;
  journey: JourneyView;
  now: Date;
  /** What the journey's first card speaks of. */
  isNext: boolean;
  staff: StaffTools | null;
  mayAsk: boolean;
  /** When who looks at it is reminded of it next. */
  reminder: Leaving | null;
}

function tileStyle(service: ViewService, isOver: boolean): string {
  if (isOver) return 'bg-line/60 text-ink-soft';
  return service.status === 'P' ? 'bg-wait-tint text-wait' : 'bg-sea-tint text-sea';
}

/** What it is: its title, and below it whose it is, where it begins and in which direction. */
function ItemHeading({ service, handle, isRow }: { service: ViewService; handle: ReactNode; isRow: boolean }) {
  const { travel_direction } = service;
  const chip = travel_direction && <Chip>{choiceLabel('service_directions', travel_direction)}</Chip>;
  const lines = underTitle(service);
  return (
    <div className="flex min-w-0 gap-2">
      <div className={classNames('min-w-0 grow', isRow && 'lg:flex lg:flex-wrap lg:items-center lg:gap-x-2')}>
        <h3 className="text-lead leading-[1.35] font-semibold text-pretty">{titleOf(service)}</h3>
        {lines.map((line, index) => (
          <p key={line} className="text-small leading-[1.35] text-ink-soft">
            {line} {index === lines.length - 1 && chip}
          </p>
        ))}
        {lines.length === 0 && chip}
      </div>
      {handle && <div className="-my-1 print:hidden">{handle}</div>}
    </div>
  );
}

/** One service of a journey: what, when and where, its documents, and its details folded. */
export function ServiceItem(props: ServiceItemProps) {
  const { service, journey, now, isNext, staff, mayAsk, reminder } = props;
  const name = serviceName(service);
  const place = useRef<HTMLLIElement>(null);
  useKeepPlace(place);
  // A mail leads to the service that it is about, and so does what is above it on the page.
  const { hash, key } = useLocation();
  const isOff = isCancelled(service, journey);
  // To staff who prepare the journey what is pending is one row of a desk: what it is, and what to press.
  const isRow = staff?.more !== undefined && service.status === 'P' && !isOff;
  const isOver = isOff || isDone(service, journey, now);
  const lines = withAddedLuggage(foldedLines(service, useSaidToday()), service, {
    isStaff: staff !== null,
    isAhead: takesLuggage(service, journey, now),
  });
  const hasDetails = lines.length > 0 || (staff !== null && service.service?.cost !== undefined);
  const requests = luggageOf(service).length;
  useFocusAfterWithdrawal(place, requests);
  const hasLuggage = requests > 0;
  // Staff answer it there; to travellers the name of the fold says that it is in it: a folded flight stays low. Beside
  // the longer name of a void reservation there is no room for that.
  const isLuggageInSight = staff !== null;
  const isLuggageNamed = hasLuggage && !isLuggageInSight && !isOff;
  const luggage = <LuggageOnTicket {...{ service, journey, now, staff, mayAsk }} />;
  // With the details: it comes after the card, which stays low and where it is.
  const coming = reminder && !isOff && (
    <p className="mt-1 tabular text-small text-ink-soft print:hidden">
      {words.willBeReminded(reminderText(reminder, service, journey))}
    </p>
  );
  return (
    <li
      ref={place}
      {...staff?.row?.(service)}
      id={serviceAnchor(service.id)}
      tabIndex={-1}
      className={classNames(
        'scroll-mt-24 rounded-card border border-line card-inset py-2.5 leading-[1.35] sm:py-5 print:py-2.5 print:break-inside-avoid',
        isOver ? 'text-ink-soft' : 'bg-white',
        isRow && 'lg:py-3',
      )}
    >
      <article
        aria-label={service.service ? `${name}: ${titleOf(service)}` : name}
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 sm:gap-x-4 print:block',
          isRow
            ? 'sm:max-lg:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-center'
            : 'sm:grid-cols-[auto_minmax(0,1fr)]',
        )}
      >
        <ItemHeading {...{ service, isRow }} handle={staff?.handle?.(service)} />
        <span
          className={`grid size-9 place-items-center narrow:hidden sm:size-11 rounded-control sm:order-first sm:row-span-2 print:hidden ${tileStyle(service, isOver)}`}
        >
          <LineIcon path={serviceKind(service.kind).icon} />
        </span>
        <div className={classNames('min-w-0 max-sm:col-span-2 sm:col-start-2', isRow && 'lg:contents')}>
          <div
            className={
              isRow ? 'lg:col-start-2 lg:flex lg:flex-wrap lg:items-center lg:gap-x-3 lg:[&>*]:mt-0' : undefined
            }
          >
            <ServiceWhen {...{ service, journey, now }} />
            {service.status === 'P' && !isOff && !staff?.more && (
              <p className="mt-1 max-w-prose text-small text-ink-soft">{words.pendingNotice}</p>
            )}
            <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 sm:mt-2 sm:gap-x-4">
              <ServiceState service={service} isDone={isOver} isCancelled={isOff} />
              {codesOf(service).map(({ field, label, text }) => (
                <span key={field} className="-mr-3 flex flex-wrap items-center gap-x-1.5 gap-y-2">
                  <span className="text-small text-ink-soft narrow:sr-only">{label}</span>
                  {isOff ? (
                    <code className="mr-3 font-mono break-all">{text}</code>
                  ) : (
                    <span className="-my-2">
                      <CopyableCode code={text} />
                    </span>
                  )}
                </span>
              ))}
            </div>
            {staff?.lacks && (
              <div className="mt-1 grid max-w-prose gap-0.5 empty:hidden">{staff.lacks(service, journey)}</div>
            )}
            {service.cancellation && (
              <p className="mt-1 max-w-prose text-small text-ink-soft">{words.cancellation(service.cancellation)}</p>
            )}
            {isLuggageInSight && luggage}
          </div>
          <Fold
            title={words.details}
            alsoHas={isLuggageNamed ? words.andLuggage : null}
            opensFor={hash === `#${serviceAnchor(service.id)}` ? key : null}
            context={titleOf(service)}
            isTight={staff?.more !== undefined}
            className={isRow ? 'lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mt-0' : undefined}
            beside={<ServiceButtons {...{ service, journey, isNext, isOff, staff }} />}
          >
            {(hasDetails || coming || (hasLuggage && !isLuggageInSight)) && (
              <>
                {coming}
                {hasDetails && <ServiceDetails {...{ service, lines }} isStaff={staff !== null} isAhead={!isOver} />}
                {!isLuggageInSight && luggage}
                <AskForLuggage {...{ service, journey, now, mayAsk }} />
              </>
            )}
          </Fold>
        </div>
      </article>
    </li>
  );
}
