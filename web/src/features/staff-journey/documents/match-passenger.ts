import { fullName } from '@bitacora/kernel/full-name';
import { foldText } from '@bitacora/kernel';

interface Named {
  id: string;
  first_name: string;
  last_name: string;
}

const wordsIn = (text: string): string[] =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);

/** How many words of a name stand in those of a file, each once; its last names count like its first. */
const wordsShared = (file: ReadonlySet<string>, person: Named): number =>
  [...new Set(wordsIn(fullName(person)))].filter((word) => file.has(word)).length;

/** Nobody is named in a file's name, or several people as well. */
export type Unsure = 'nobody' | 'several';

/**
 * Whose document a file is, by its name: `poliza_ana-cedeño.pdf`. A family shares its last names, so that one word alone
 * decides only when it is nobody else's.
 */
export function passengerOfFile<Passenger extends Named>(
  fileName: string,
  passengers: readonly Passenger[],
): Passenger | Unsure {
  const [only, another] = passengers;
  if (only && !another) return only;
  const words = new Set(wordsIn(fileName.replace(/\.\w+$/, '').replace(/([a-zñáéíóú])([A-ZÑÁÉÍÓÚ])/g, '$1 $2')));
  const ranked = passengers
    .map((passenger) => ({ passenger, shared: wordsShared(words, passenger) }))
    .sort((a, b) => b.shared - a.shared);
  const [best, second] = ranked;
  if (!best || best.shared === 0) return 'nobody';
  return best.shared > (second?.shared ?? 0) ? best.passenger : 'several';
}
