import { createWriteStream, existsSync, mkdirSync, openSync, renameSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parseLogLine } from './log-line.ts';

// Levels of pino.
const WARNING = 40;
const ERROR = 50;
const MAXIMUM_BYTES = 20_000_000;
const KEPT_LINES = 20;
const CONSOLE_LENGTH = 240;

/** Where a process's output goes: all of it to a file, warnings and errors shortened to the console. */
export interface ProcessLog {
  /** Lines that are no JSON count as last words where they come by standard error, and as chat elsewhere. */
  read(stream: Readable, isStandardError?: boolean): void;
  /** The last warnings and errors, else the last lines, for the message about a crash. */
  lastLines(): string;
  /** One's own lines, such as "restarted". */
  note(line: string): void;
}

/** Opens `<folder>/<process>.log`; that of the last start (or of before 20 MB) stays as `<process>.previous.log`. */
export function openProcessLog(folder: string, name: string, say: (line: string) => void): ProcessLog {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  let stream = rotate(file);
  let written = 0;
  let kept: { level: number; text: string }[] = [];

  function write(line: string): void {
    written += line.length + 1;
    if (written > MAXIMUM_BYTES) {
      stream.end();
      stream = rotate(file);
      written = line.length + 1;
    }
    stream.write(`${line}\n`);
  }

  return {
    read(source, isStandardError = false) {
      createInterface({ input: source, crlfDelay: Infinity }).on('line', (line) => {
        write(line);
        const { level, text } = readLine(line, isStandardError);
        kept = [...kept, { level, text }].slice(-KEPT_LINES);
        if (level >= WARNING) say(`${name}  ${text.slice(0, CONSOLE_LENGTH)}`);
      });
    },
    lastLines() {
      const warnings = kept.filter(({ level }) => level >= WARNING);
      return (warnings.length > 0 ? warnings : kept).map(({ text }) => text).join('\n');
    },
    note: write,
  };
}

function rotate(file: string): WriteStream {
  if (existsSync(file)) renameSync(file, file.replace(/\.log$/, '.previous.log'));
  // Opened now, not at the first write: the next rotation must find the file.
  const stream = createWriteStream(file, { fd: openSync(file, 'w') });
  // A full disk must not end the platform for the sake of its log.
  stream.on('error', () => undefined);
  return stream;
}

/** A JSON line by its level and message. */
function readLine(line: string, isStandardError: boolean): { level: number; text: string } {
  if (line.trim() === '') return { level: 0, text: '' };
  const parsed = parseLogLine(line);
  if (!parsed) return { level: isStandardError && !isNodeWarning(line) ? WARNING : 0, text: line };
  const { level = 0, msg = '', context, err } = parsed;
  // The serializer of pino adds the messages of the causes to that of an error.
  const said = err?.message?.startsWith(msg) ? err.message : [msg, err?.message].filter(Boolean).join(': ');
  const word = level >= ERROR ? 'error ' : level >= WARNING ? 'warning ' : '';
  return { level, text: `${word}${context ? `[${context}] ` : ''}${said}` };
}

const isNodeWarning = (line: string) => /^\(node:\d+\)|^\(Use `node --trace/.test(line);
