/** What is read of a line that a process of ours writes. */
export interface LogLine {
  level?: number;
  time?: number;
  msg?: string;
  context?: string;
  request_id?: string;
  user_id?: string | null;
  /** Of a line of the security log. */
  reason?: string;
  session?: string | null;
  network?: string | null;
  err?: { message?: string; stack?: string };
}

/** Null for any other text. */
export function parseLogLine(line: string): LogLine | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return null;
  }
}
