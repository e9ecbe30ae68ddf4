import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** What the server must be told so that its log can be read here. */
export const settingsOfLog = {
  log_statement: 'all',
  log_line_prefix: '§%a§%d§',
  // Values of parameters are of no use here.
  log_parameter_max_length: '0',
};

const entry = /^§([^§]*)§([^§]*)§(?:LOG: {2}(?:statement|execute [^:]*): )?(.*)$/;

export interface LoggedStatement {
  application: string;
  sql: string;
}

/** The statements in a log of PostgreSQL, each with who sent it. */
export async function* statementsIn(file: string): AsyncGenerator<LoggedStatement> {
  let current: LoggedStatement | null = null;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    const begins = entry.exec(line);
    if (!begins) {
      // Lines of a statement after its first are indented by the server.
      if (current && line.startsWith('\t')) current.sql += `\n${line.slice(1)}`;
      continue;
    }
    if (current) yield current;
    const [, application = '', , sql = ''] = begins;
    current = /LOG: {2}(statement|execute [^:]*): /.test(line) ? { application, sql } : null;
  }
  if (current) yield current;
}
