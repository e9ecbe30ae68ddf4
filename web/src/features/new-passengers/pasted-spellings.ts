import { choices } from '@bitacora/contracts';
import { foldText } from '@bitacora/kernel';
import type { PassengerValues } from '../../lib/passengers/passenger-values.ts';

export type Column = 'document' | Exclude<keyof PassengerValues, 'guardian_authorisation' | 'is_another'>;

/** As cells are compared: without accents and case, marks of any kind as one space. */
export const fold = (text: string): string =>
  foldText(text.replace(/[º°]/g, 'o'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How the columns of a sheet may be called, folded. */
const columnNames: Readonly<Record<Column, readonly string[]>> = {
  document: ['cedula o pasaporte', 'cedula pasaporte', 'documento', 'identificacion', 'identidad', 'dni', 'ci', 'c i'],
  id_number: ['cedula', 'cedula de identidad', 'cedula de ciudadania', 'ced'],
  passport: ['pasaporte', 'passport', 'pas'],
  // A whole name goes where it is seen: how much of it is a last name nobody can tell.
  first_name: [
    'nombres',
    'nombre',
    'primer nombre',
    'first name',
    'nombre completo',
    'nombres completos',
    'nombre y apellido',
    'nombres y apellidos',
    'apellidos y nombres',
  ],
  last_name: ['apellidos', 'apellido', 'primer apellido', 'last name'],
  birth_date: [
    'fecha de nacimiento',
    'fecha nacimiento',
    'fecha de nac',
    'fecha nac',
    'f nacimiento',
    'f nac',
    'f de nacimiento',
    'nacimiento',
    'cumpleanos',
    'cumple',
    'fecha de cumpleanos',
  ],
  gender: ['genero', 'sexo', 'gender', 'sex'],
  civil_status: ['estado civil', 'e civil', 'est civil'],
  email: ['correo', 'correo electronico', 'email', 'e mail', 'mail'],
  phone: ['telefono', 'celular', 'movil', 'tel', 'cel', 'telf', 'telefono celular', 'telefono movil', 'whatsapp'],
};

/** A column that says no more is the day of birth where no other is. */
export const isPlainDay = (cell: string): boolean => fold(cell) === 'fecha';

/** `N.º de cédula`, `Número de pasaporte`: the number of it. */
const numberOf = /^(?:n o|no|nro|num|numero|n)(?: de)? /;

export function columnNamed(cell: string): Column | null {
  const name = fold(cell.replace(/\(.*?\)/g, '')).replace(numberOf, '');
  const found = Object.entries(columnNames).find(([, names]) => names.includes(name));
  return found ? (found[0] as Column) : null;
}

type Spellings<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/** What sheets write in place of a key or a label. */
const genderSpellings: Spellings<keyof typeof choices.genders> = {
  F: ['fem', 'femenina', 'mujer', 'hembra', 'dama', 'nina', 'sra', 'srta', 'senora', 'senorita', 'female', 'woman'],
  M: ['masc', 'masculina', 'hombre', 'h', 'varon', 'v', 'caballero', 'nino', 'sr', 'senor', 'male', 'man'],
  O: ['otra', 'x', 'no binario', 'no binaria', 'other'],
};

const civilSpellings: Spellings<keyof typeof choices.civil_statuses> = {
  S: ['sol', 'single'],
  C: ['cas', 'married'],
  D: ['div', 'divorced'],
  V: ['viu', 'widowed'],
  U: ['union libre', 'u libre', 'union', 'unido', 'unida', 'conviviente', 'u h', 'uh', 'udh'],
};

/** The key of a closed list by key, label or another usual spelling: `F`, `femenino`, `Soltera`; '' for none of them. */
function choiceOf(list: Readonly<Record<string, string>>, spellings: Spellings<string>, cell: string): string {
  const wanted = fold(cell);
  // `Soltero/a` is written `soltero`, `soltera` or `soltero(a)`.
  const ofLabel = (label: string) => [label, label.replace('/a', ''), label.replace('o/a', 'a')].map(fold);
  const found = Object.entries(list).find(
    ([key, label]) => fold(key) === wanted || ofLabel(label).includes(wanted) || spellings[key]?.includes(wanted),
  );
  return found?.[0] ?? '';
}

/** Where a sheet calls men otherwise than by M, and nobody F, M is for women. */
export function genderReader(cells: readonly string[]): (cell: string) => string {
  const written = cells.map(fold);
  const isHombreMujer = ['h', 'v', 'hombre', 'varon'].some((men) => written.includes(men)) && !written.includes('f');
  return (cell) => (isHombreMujer && fold(cell) === 'm' ? 'F' : choiceOf(choices.genders, genderSpellings, cell));
}

export const civilStatusOf = (cell: string): string => choiceOf(choices.civil_statuses, civilSpellings, cell);
