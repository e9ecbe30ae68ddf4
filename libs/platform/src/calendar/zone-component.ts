import { Temporal } from 'temporal-polyfill';

const MINUTE = 60 * 1_000_000_000;

/** `-0500` */
function offsetText(nanoseconds: number): string {
  const minutes = Math.abs(Math.round(nanoseconds / MINUTE));
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return `${nanoseconds < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`;
}

/** `20261025T163000` */
export const clockText = (clock: Temporal.PlainDateTime) =>
  clock.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');

/** From when on a clock is so far from UTC; `from` is what the clock before it shows then. */
const observance = (from: Temporal.PlainDateTime, before: number, after: number) => {
  const name = after > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${clockText(from)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${name}`,
  ];
};

/**
 * The clock of a zone in a span of time, for programs that do not know it (RFC 5545, 3.6.5): every change of it there, and
 * no rule, which some country would break.
 */
export function zoneComponent(zone: string, first: Temporal.Instant, last: Temporal.Instant): string {
  const start = first.toZonedDateTimeISO(zone);
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`];
  lines.push(...observance(start.toPlainDateTime(), start.offsetNanoseconds, start.offsetNanoseconds));
  let before = start;
  let change = start.getTimeZoneTransition('next');
  while (change && Temporal.Instant.compare(change.toInstant(), last) <= 0) {
    const clockBefore = change.toInstant().toZonedDateTimeISO('UTC').add({ nanoseconds: before.offsetNanoseconds });
    lines.push(...observance(clockBefore.toPlainDateTime(), before.offsetNanoseconds, change.offsetNanoseconds));
    before = change;
    change = change.getTimeZoneTransition('next');
  }
  lines.push('END:VTIMEZONE');
  return lines.join('\r\n');
}
