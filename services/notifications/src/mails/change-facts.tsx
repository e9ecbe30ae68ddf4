import { clockPlace, type ServiceKind, serviceKind } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { clockIn, clockText } from '@bitacora/kernel/dates';
import type { ReactNode } from 'react';
import { movedParts, type ToldService } from '../domain/told-service.ts';
import { codeName } from './code-name.ts';
import type { News } from './mail-kind.ts';
import { ClockAt, Current, Former, Written } from './parts.tsx';
import { colour } from './style.ts';
import { isClock, momentName } from './service-facts.tsx';

type Facts = News['facts'];
type Moment = NonNullable<ToldService['starts']>;

/** A service before and after it moved. */
interface Move {
  kind: ServiceKind;
  before: ToldService;
  now: ToldService;
}

const messages = mailMessages.serviceChanges;

/** By which place a clock goes; a plain day has none. */
const placeOf = (moment: Moment): string | null => (moment.local.length > 10 ? clockPlace(moment) : null);

/** `sáb 28 nov, 09:30 Guayaquil` */
function momentText(moment: Moment, today: string): string {
  const clock = clockText(moment.local, today);
  const place = placeOf(moment);
  return place === null ? clock : clockIn(clock, place);
}

const isOther = (one: Moment | null, other: Moment | null, today: string): boolean =>
  (one && momentText(one, today)) !== (other && momentText(other, today));

/** On the day on which it begins the clock alone, as on the card of the site. */
function untilText(starts: Moment, ends: Moment, today: string): string {
  const [day, clock] = [ends.local.slice(0, 10), ends.local.slice(11, 16)];
  const place = placeOf(ends);
  return place !== null && starts.local.startsWith(day) ? clockIn(clock, place) : momentText(ends, today);
}

/** One thing that may be another one: a moment by its name and its place, a flight's number, an address. */
interface Part {
  name?: string | undefined;
  text: string;
  place?: string | null;
}

/** When a service of a kind is, as far as it is told. */
type Times = { kind: ServiceKind } & Pick<ToldService, 'starts' | 'ends'>;

const partOf = (moment: Moment, today: string, name?: string): Part => ({
  name,
  text: clockText(moment.local, today),
  place: placeOf(moment),
});

/**
 * From when to when; what begins and ends at once is one moment. In lines each of the two has its name, as far as its kind or
 * its form has one; a stay names them in one line, too, as its card does (product 6.11): nobody goes from one to the other.
 * In one line their place stands once where it is the same.
 */
function periodParts({ kind, starts, ends }: Times, today: string, look: 'lines' | 'one line'): Part[] {
  if (!starts || !ends || !isOther(starts, ends, today)) {
    const only = starts ?? ends;
    const name = look === 'lines' ? serviceKind(kind).momentNames?.starts : undefined;
    return only ? [partOf(only, today, starts ? name : undefined)] : [];
  }
  const names = { starts: momentName(kind, 'starts', starts), ends: momentName(kind, 'ends', ends) };
  const areNamed = serviceKind(kind).momentNames?.ends !== undefined;
  if (look === 'lines' && names.starts && names.ends) {
    return [partOf(starts, today, names.starts), partOf(ends, today, names.ends)];
  }
  const from = placeOf(starts) === placeOf(ends) ? clockText(starts.local, today) : momentText(starts, today);
  if (areNamed) return [{ name: names.starts, text: from }, partOf(ends, today, names.ends)];
  return [{ text: `${from}${messages.until}${untilText(starts, ends, today)}` }];
}

const textOf = ({ name, text: what, place }: Part) =>
  [name, place ? clockIn(what, place) : what].filter(Boolean).join(' ');
const inOneLine = (parts: readonly Part[]) => parts.map(textOf).join(' · ');

/** Each on a line of its own, what it is called before it. */
const Parts = ({ of }: { of: readonly Part[] }) =>
  of.map((part) => (
    <span key={textOf(part)} {...(of.length > 1 && { 'data-line': true })} style={{ display: 'block' }}>
      {part.name && <Name>{part.name}</Name>}
      {part.place ? <ClockAt clock={part.text} place={part.place} /> : part.text}
    </span>
  ));

const Name = ({ children }: { children: string }) => (
  <>
    <span className="soft" style={{ color: colour.inkSoft, fontSize: '14px', fontWeight: 400 }}>
      {children}
    </span>{' '}
  </>
);

/** The one of its two moments that is another one; null where both are, or where there is but one. */
function movedEnd({ before, now }: Move, today: string): 'starts' | 'ends' | null {
  const arePeriods = [before, now].every(({ starts, ends }) => starts && ends && isOther(starts, ends, today));
  const moved = (['starts', 'ends'] as const).filter((end) => isOther(before[end], now[end], today));
  return arePeriods && moved.length === 1 ? (moved[0] ?? null) : null;
}

/** What of a service is another one now; of a record in the place of another one also its name and its luggage, and when it is in any case (product 16.25). */
function toldParts({ before, now }: Move) {
  const moved = movedParts(before, now);
  if (before.record === now.record) return { ...moved, title: false, luggage: false };
  // Neither does a code hold any more in whose place none came.
  const code = Boolean(before.code) && before.code !== now.code;
  const luggage = before.luggage !== undefined && before.luggage !== now.luggage;
  return { ...moved, times: true, code, luggage, title: before.title !== now.title };
}

/**
 * What is another one of when and where a service is: before and now, above what else there is to know, nothing twice; and what
 * it is now in few words.
 */
export function newsOfMove(move: Move, facts: Facts, today: string): Pick<News, 'facts' | 'now' | 'preview'> {
  const { kind, before, now } = move;
  const told = toldParts(move);
  const isReplaced = before.record !== now.record;
  const end = isReplaced ? null : movedEnd(move, today);
  const name = end && momentName(kind, end, now[end]);
  const timesOf = ({ starts, ends }: ToldService, look: 'lines' | 'one line') =>
    periodParts({ kind, starts: end === 'ends' ? null : starts, ends: end === 'starts' ? null : ends }, today, look);
  const titleOf = ({ title }: ToldService): Part[] => (told.title && title ? [{ text: title }] : []);
  const othersOf = ({ flight, address, code }: ToldService, look: 'lines' | 'one line'): Part[] => [
    ...(told.flight && flight
      ? [look === 'lines' ? { name: messages.flight, text: flight } : { text: messages.ofFlight(flight) }]
      : []),
    ...(told.address && address ? [{ text: address }] : []),
    ...(told.code && code
      ? [
          look === 'lines'
            ? { name: codeName(kind) ?? '', text: code }
            : { text: `${codeName(kind)?.toLocaleLowerCase('es')} ${code}` },
        ]
      : []),
  ];
  const luggageOf = ({ luggage }: ToldService): Part[] =>
    told.luggage && luggage
      ? [luggage.startsWith(messages.luggage) ? { text: luggage } : { name: messages.luggage, text: luggage }]
      : [];
  const partsOf = (one: ToldService) => {
    const times = told.times ? timesOf(one, 'lines').map((part) => ({ ...part, ...(name && { name }) })) : [];
    const parts = [...titleOf(one), ...times, ...othersOf(one, 'lines'), ...luggageOf(one)];
    return parts.length > 0 ? parts : [{ text: (isReplaced && one.title) || messages.unknown }];
  };
  const isSaid = ([label, value]: readonly [string, ReactNode]) =>
    (told.times && isClock([label, value]) && (!name || label === name)) || (told.address && value === now.address);
  // When it begins needs no name: that is what one goes by.
  const which = name && end === 'ends' ? `${name.toLocaleLowerCase('es')} ` : '';
  const lines = timesOf(now, 'lines');
  const [first] = lines;
  const areDays = end === null && now.ends?.local.length === 10 && lines.every(({ place }) => !place);
  const times = areDays
    ? lines.map(({ text: day }) => day).join(messages.toDay)
    : first && `${which}${textOf({ ...first, name: undefined })}`;
  // What is in the place of something else at the same time is known by its name, or by what else of it is another one.
  const others = [...titleOf(now), ...othersOf(now, 'one line')].map((part) => part.text);
  if (isReplaced && now.title) others.push(now.title);
  const hasOtherTimes = movedParts(before, now).times && (!isReplaced || before.starts !== null);
  const inFewWords = [hasOtherTimes ? times : null, ...others].find(Boolean);
  const whole = [...titleOf(now), ...(told.times ? timesOf(now, 'one line') : []), ...othersOf(now, 'one line')];
  return {
    facts: [
      [
        messages.before,
        <Former key="before">
          <Parts of={partsOf(before)} />
        </Former>,
      ],
      [
        messages.now,
        <Current key="now">
          <Parts of={partsOf(now)} />
        </Current>,
      ],
      ...facts.filter((fact) => !isSaid(fact)),
    ],
    ...(inFewWords && { now: inFewWords, preview: messages.nowIs(inOneLine(whole)) }),
  };
}

/** A service as its reader was told of it. */
type ToldOfKind = ToldService & { kind: ServiceKind };

/** When a service is, or was to be, in a list of mails: `jue 10 jul 2031, 08:00 Guayaquil → 09:00 Baltra`; empty of a pending one. */
export const periodText = (told: ToldOfKind, today: string): string => inOneLine(periodParts(told, today, 'one line'));

/** The same of what was called off, and why: `Estaba previsto: jue 10 jul 2031, 08:00 Guayaquil · Motivo: Mal tiempo`. */
export function calledOffText(told: ToldOfKind, reason: string | undefined, today: string): string {
  const rows = [
    [messages.wouldHaveBeen, periodText(told, today)],
    [messages.reason, reason],
  ];
  return rows.flatMap((row) => (row[1] ? row.join(': ') : [])).join(' · ');
}

/** Why something was called off, as the page of the journey says it. */
export const reasonFacts = (cancellation: { reason: string } | null | undefined): Facts =>
  cancellation ? [[messages.reason, <Written key="reason">{cancellation.reason}</Written>]] : [];

/** When something would have been that was called off, and where. */
export function whenFacts(told: ToldOfKind, today: string): Facts {
  const period = periodParts(told, today, 'lines');
  return [
    ...(period.length === 0
      ? []
      : ([
          [
            messages.wouldHaveBeen,
            <Former key="period">
              <Parts of={period} />
            </Former>,
          ],
        ] as const)),
    ...(told.address === null
      ? []
      : ([[mailMessages.service.where, <Former key="where">{told.address}</Former>]] as const)),
    ...(told.code
      ? ([[messages.former(codeName(told.kind) ?? ''), <Former key="code">{told.code}</Former>]] as const)
      : []),
  ];
}
