import { codeOf } from '@bitacora/kernel';
import { readFileSync } from 'node:fs';

type Variables = Readonly<Record<string, string | undefined>>;

const ENDING = '_FILE';

/**
 * The variables, with the content of a file where one is named: `JWT_PRIVATE_KEY_FILE` says where `JWT_PRIVATE_KEY` is, as
 * containers are handed their secrets. Only for the settings of `names`, and without the line end that editors leave, in
 * a file or in a secret of Kubernetes that was written by hand.
 * What cannot be read, or is given twice, is named in `problems` and is in no variable; nothing is ever quoted.
 */
export function withFiles(variables: Variables, names: Iterable<string>) {
  const read: Record<string, string | undefined> = { ...variables };
  const problems: string[] = [];
  for (const name of names) {
    const [value, path] = [variables[name], variables[name + ENDING]];
    if (value !== undefined) read[name] = withoutLineEnd(value);
    if (!path) continue;
    if (value) {
      problems.push(`${name}: given twice, also by ${name}${ENDING}`);
      continue;
    }
    try {
      read[name] = withoutLineEnd(readFileSync(path, 'utf8'));
    } catch (error) {
      problems.push(`${name}: the file of ${name}${ENDING} cannot be read (${codeOf(error) || 'unknown'})`);
    }
  }
  return { variables: read, problems };
}

const withoutLineEnd = (text: string) => text.replace(/\r?\n$/, '');
