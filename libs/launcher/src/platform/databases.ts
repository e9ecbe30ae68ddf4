import { type DatabaseOfRole, urlOf } from '../parts/postgres-databases.ts';
import { type ProcessName, processNames, underscored } from './processes.ts';
import { passwordOf, type Secrets } from './secrets.ts';

function databaseNamed(prefix: string, purpose: string, secrets: Secrets): DatabaseOfRole {
  const name = `${prefix}_${underscored(purpose)}`;
  return { name, role: name, password: passwordOf(name, secrets) };
}

/** A database and role for each process, and one for the queue unless Redis serves it. */
export function databasesOf(adminUrl: string, prefix: string, secrets: Secrets) {
  const queue = databaseNamed(prefix, 'queue', secrets);
  const own = processNames.map((name) => [name, databaseNamed(prefix, name, secrets)] as const);
  return {
    all: [...own.map(([, database]) => database), queue],
    urls: Object.fromEntries(own.map(([name, database]) => [name, urlOf(adminUrl, database)])) as Record<
      ProcessName,
      string
    >,
    queueUrl: urlOf(adminUrl, queue),
  };
}
