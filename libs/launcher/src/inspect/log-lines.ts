import { type LogLine, parseLogLine } from '../platform/log-line.ts';

/** A line of a process's log. */
export interface LogEntry {
  process: string;
  /** Milliseconds since 1970. */
  time: number;
  level: number;
  requestId: string | null;
  text: string;
}

/** `2026-11-22 01:30:05.123 UTC`, as PostgreSQL begins its lines. */
const timeOfPostgres = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d\.\d{3}) (?:UTC|GMT) /;

/** Reads a file's lines; one without a time of its own, as of a stack, belongs to the one before. */
export function readEntries(process: string, lines: readonly string[], before = 0): LogEntry[] {
  let time = before;
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const parsed = parseLogLine(line);
      const [, day, hour] = timeOfPostgres.exec(line) ?? [];
      time = parsed?.time ?? (day && hour ? Date.parse(`${day}T${hour}Z`) : time);
      return {
        process,
        time,
        level: parsed?.level ?? 30,
        requestId: parsed?.request_id ?? null,
        text: parsed ? textOf(parsed) : line.replace(timeOfPostgres, ''),
      };
    });
}

function textOf({ msg, context, user_id: user, err, reason, session, network }: LogLine): string {
  const about = [user && `by ${user}`, session && `in session ${session}`, network && `from ${network}`];
  const words = [context && `[${context}]`, msg ?? err?.message, reason && `(${reason})`, ...about]
    .filter(Boolean)
    .join(' ');
  return err?.stack ? `${words}\n${indented(err.stack)}` : words;
}

const indented = (text: string) => text.replace(/^/gm, '      ');

const wordOf = (level: number) => (level >= 50 ? 'ERROR ' : level >= 40 ? 'WARN ' : '');

/** `01:30:05.123  journeys  WARN …  019a…`, in the machine's own time. */
export function formatEntry({ process, time, level, requestId, text }: LogEntry): string {
  const date = new Date(time);
  const clock =
    time === 0 ? '' : `${date.toTimeString().slice(0, 8)}.${String(date.getMilliseconds()).padStart(3, '0')}`;
  const [first = '', ...rest] = text.split('\n');
  const id = requestId ? `  ${requestId}` : '';
  return [`${clock.padEnd(12)}  ${process.padEnd(16)}  ${wordOf(level)}${first}${id}`, ...rest].join('\n');
}
