import { codeOf } from '@bitacora/kernel';
import { readFileSync } from 'node:fs';

type Variables = Readonly<Record<string, string | undefined>>;

const ENDING = '_FILE';

/**
 * The variables, with the content of a file where one is named: `JWT_PRIVATE_KEY_FILE` says where `JWT_PRIVATE_KEY` is, as
 * containers are handed their secrets. Only for the settings of `names`, and without the line end that editors leave.
 * What cannot be read, or is given twice, is named in `problems` and is in no variable; nothing is ever quoted.
 */
export function withFiles(variables: Variables, names: Iterable<string>) {
  const read: Record<string, string | undefined> = { ...variables };
  const problems: string[] = [];
  for (const name of names) {
    const path = variables[name + ENDING];
    if (!path) continue;
    if (variables[name]) {
      problems.push(`${name}: given twice, also by ${name}${ENDING}`);
      continue;
    }
    try {
      read[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      problems.push(`${name}: the file of ${name}${ENDING} cannot be read (${codeOf(error) || 'unknown'})`);
    }
  }
  return { variables: read, problems };
}
