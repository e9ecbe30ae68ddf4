import { choices } from '@bitacora/contracts';
import { foldText, plainDocument } from '@bitacora/kernel';
import { readDay } from '@bitacora/kernel/typed-dates';
import { todayInGuayaquil } from '../../lib/today.ts';
import { passengerRules } from '../../lib/passengers/passenger-rules.ts';
import { emptyPassenger, passengerLabels, type PassengerValues } from '../../lib/passengers/passenger-values.ts';
import { words } from './words.ts';

type Column = 'document' | Exclude<keyof PassengerValues, 'guardian_authorisation' | 'is_another'>;

/** In which order columns come where no row names them. */
const usualOrder: readonly Column[] = [
  'document',
  'first_name',
  'last_name',
  'birth_date',
  'gender',
  'civil_status',
  'email',
  'phone',
  'passport',
];

/** How the columns of a sheet may be called, folded. */
const columnNames: Readonly<Record<Column, readonly string[]>> = {
  document: ['cedula o pasaporte', 'documento', 'identificacion', 'dni', 'ci'],
  id_number: ['cedula'],
  passport: ['pasaporte'],
  first_name: ['nombres', 'nombre'],
  last_name: ['apellidos', 'apellido'],
  birth_date: ['fecha de nacimiento', 'nacimiento', 'fecha nacimiento'],
  gender: ['genero', 'sexo'],
  civil_status: ['estado civil'],
  email: ['correo', 'correo electronico', 'email', 'e-mail'],
  phone: ['telefono', 'celular', 'movil'],
};

export interface PastedRow {
  /** As it is counted in what was pasted, from 1. */
  number: number;
  passenger: PassengerValues;
  /** What is wrong with it, each with its column. */
  problems: string[];
}

const fold = (text: string) => foldText(text).trim();

function columnNamed(cell: string): Column | null {
  const found = Object.entries(columnNames).find(([, names]) => names.includes(fold(cell)));
  return found ? (found[0] as Column) : null;
}

/** Cells of a row; a spreadsheet copies tabs, a file of values has semicolons or commas, and quotes around a text. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((one) => line.includes(one)) ?? '\t';
  return line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"')
      .trim(),
  );
}

/** The key of a closed list by key or label: `F`, `femenino`, `Soltera`. */
function choiceOf(list: Readonly<Record<string, string>>, cell: string): string {
  const wanted = fold(cell);
  // `Soltero/a` is written `soltero` or `soltera`.
  const spellings = (label: string) => [label, label.replace('/a', ''), label.replace('o/a', 'a')].map(fold);
  const found = Object.entries(list).find(([key, label]) => fold(key) === wanted || spellings(label).includes(wanted));
  return found?.[0] ?? '';
}

function dayOf(cell: string): string {
  const read = readDay(cell, { near: todayInGuayaquil(), isBirth: true, isNeeded: true });
  return 'day' in read ? read.day : cell;
}

/** A sheet takes the first zero of a cédula for nothing. */
function cedulaOf(cell: string): string {
  const plain = plainDocument(cell);
  return /^\d{9}$/.test(plain) ? `0${plain}` : plain;
}

function documentOf(cell: string): Pick<PassengerValues, 'id_number' | 'passport'> {
  const cedula = cedulaOf(cell);
  return /^\d{10}$/.test(cedula) ? { id_number: cedula, passport: '' } : { id_number: '', passport: cell };
}

function passengerOf(cells: readonly string[], columns: readonly (Column | null)[]): PassengerValues {
  const passenger = { ...emptyPassenger };
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (column === null || cell === '') continue;
    if (column === 'document') Object.assign(passenger, documentOf(cell));
    else if (column === 'id_number') passenger.id_number = cedulaOf(cell);
    else if (column === 'birth_date') passenger.birth_date = dayOf(cell);
    else if (column === 'gender') passenger.gender = choiceOf(choices.genders, cell);
    else if (column === 'civil_status') passenger.civil_status = choiceOf(choices.civil_statuses, cell);
    else passenger[column] = cell;
  }
  return passenger;
}

function problemsOf(passenger: PassengerValues): string[] {
  const parsed = passengerRules.safeParse(passenger);
  if (parsed.success) return [];
  const labels: Readonly<Record<string, string>> = passengerLabels;
  return parsed.error.issues.map(({ path, message }) => `${labels[String(path[0])] ?? ''}: ${message}`);
}

/** Which of its documents a row above has already, by `seen`: the row of each. */
function repeatsOf({ number, passenger }: Omit<PastedRow, 'problems'>, seen: Map<string, number>): string[] {
  return (['id_number', 'passport'] as const).flatMap((column) => {
    const document = plainDocument(passenger[column]).toUpperCase();
    const key = `${column} ${document}`;
    const before = seen.get(key) ?? number;
    if (document !== '') seen.set(key, before);
    return before === number ? [] : [`${passengerLabels[column]}: ${words.pasting.repeated(before)}`];
  });
}

/** The rows of a spreadsheet as passengers, with what is wrong in each; rows without any cell are left out. */
export function readPastedRows(text: string): PastedRow[] {
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({ number: index + 1, cells: cellsOf(line) }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const named = filled[0]?.cells.map(columnNamed) ?? [];
  const hasNames = named.filter((column) => column !== null).length >= 2;
  const seen = new Map<string, number>();
  return (hasNames ? filled.slice(1) : filled).map(({ number, cells }) => {
    const passenger = passengerOf(cells, hasNames ? named : usualOrder);
    return { number, passenger, problems: [...problemsOf(passenger), ...repeatsOf({ number, passenger }, seen)] };
  });
}
