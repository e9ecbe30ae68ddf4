import { plainDocument } from '@bitacora/kernel';
import { readDay } from '@bitacora/kernel/typed-dates';
import { todayInGuayaquil } from '../../lib/today.ts';
import { passengerRules } from '../../lib/passengers/passenger-rules.ts';
import { repeatedDocuments } from '../../lib/passengers/repeated-documents.ts';
import { emptyPassenger, passengerLabels, type PassengerValues } from '../../lib/passengers/passenger-values.ts';
import { civilStatusOf, type Column, columnNamed, genderReader, isPlainDay } from './pasted-spellings.ts';
import { words } from './words.ts';

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

export interface PastedRow {
  /** As it is counted in what was pasted, from 1. */
  number: number;
  passenger: PassengerValues;
  /** What is wrong with it, each with its column. */
  problems: string[];
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

function dayOf(cell: string): string {
  const read = readDay(cell, { near: todayInGuayaquil(), isBirth: true, isNeeded: true });
  return 'day' in read ? read.day : cell;
}

/** A sheet takes the first zero of a cédula, and of a mobile phone, for nothing. */
function cedulaOf(cell: string): string {
  const plain = plainDocument(cell);
  return /^\d{9}$/.test(plain) ? `0${plain}` : plain;
}

const lacksZero = (phone: string) => /^9\d{8}$/.test(phone.replace(/[\s.-]/g, ''));

const phoneOf = (cell: string) => (lacksZero(cell) ? `0${cell}` : cell);

function documentOf(cell: string): Pick<PassengerValues, 'id_number' | 'passport'> {
  const cedula = cedulaOf(cell);
  return /^\d{10}$/.test(cedula) ? { id_number: cedula, passport: '' } : { id_number: '', passport: cell };
}

/** What a whole sheet decides of its cells. */
interface Sheet {
  columns: readonly (Column | null)[];
  genderOf: (cell: string) => string;
}

function passengerOf(cells: readonly string[], { columns, genderOf }: Sheet): PassengerValues {
  const passenger = { ...emptyPassenger };
  const filled = new Set<Column>();
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (column === null || cell === '' || filled.has(column)) continue;
    filled.add(column);
    if (column === 'document') Object.assign(passenger, documentOf(cell));
    else if (column === 'id_number') passenger.id_number = cedulaOf(cell);
    else if (column === 'birth_date') passenger.birth_date = dayOf(cell);
    else if (column === 'gender') passenger.gender = genderOf(cell);
    else if (column === 'civil_status') passenger.civil_status = civilStatusOf(cell);
    else if (column === 'phone') passenger.phone = phoneOf(cell);
    else passenger[column] = cell;
  }
  return passenger;
}

/** What is wrong with a passenger, each with its column; a choice that has no such name, with what is written there. */
function problemsOf(passenger: PassengerValues, cellOf: (column: Column) => string): string[] {
  const parsed = passengerRules.safeParse(passenger);
  if (parsed.success) return [];
  const labels: Readonly<Record<string, string>> = passengerLabels;
  return parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const written = name === 'gender' || name === 'civil_status' ? cellOf(name) : '';
    return `${labels[name] ?? ''}: ${written ? words.pasting.notUnderstood(written) : message}`;
  });
}

/** A sheet's own heads as columns; a plain `Fecha` is the day of birth where none is named so. */
function columnsOf(heads: readonly string[]): (Column | null)[] {
  const named = heads.map(columnNamed);
  if (named.includes('birth_date')) return named;
  const plain = heads.findIndex(isPlainDay);
  return named.map((column, index) => (index === plain ? 'birth_date' : column));
}

/** What was decided of the sheet as a whole, which the person may know better. */
function notesOf(heads: readonly string[], named: readonly (Column | null)[], phones: readonly string[]): string[] {
  const columns = new Set(named);
  const shared = [...columns].map((column) => heads.filter((_, at) => column !== null && named[at] === column));
  const birth = heads.find((head, at) => named[at] === 'birth_date' && isPlainDay(head));
  const zeros = phones.filter(lacksZero).length;
  return [
    ...(birth ? [words.pasting.plainDay(birth)] : []),
    ...shared.filter(({ length }) => length > 1).map((names) => words.pasting.sameColumns(names)),
    ...(zeros > 0 ? [words.pasting.zerosAdded(zeros)] : []),
  ];
}

type Completed = (passenger: PassengerValues) => PassengerValues;

export interface PastedSheet {
  rows: PastedRow[];
  /** Columns whose name says nothing here: what stands in them is left out. */
  unknown: string[];
  /** What was understood that is to be seen before it is added. */
  notes: string[];
}

/**
 * The rows of a spreadsheet as passengers, with what is wrong in each; rows without any cell are left out. `completed`
 * adds what is registered of who is known.
 */
export function readPastedRows(text: string, completed: Completed = (passenger) => passenger): PastedSheet {
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({ number: index + 1, cells: cellsOf(line) }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heads = filled[0]?.cells ?? [];
  const named = columnsOf(heads);
  const hasNames = named.filter((column) => column !== null).length >= 2;
  const columns = hasNames ? named : usualOrder;
  // Nobody is registered without a day of birth: a row without any figure, above others, names something.
  const isHeading = hasNames || (filled.length > 1 && !heads.some((cell) => /\d/.test(cell)));
  const body = isHeading ? filled.slice(1) : filled;
  const genders = columns.indexOf('gender');
  const sheet = { columns, genderOf: genderReader(body.map(({ cells }) => cells[genders] ?? '')) };
  const passengers = body.map(({ cells }) => passengerOf(cells, sheet));
  const repeats = repeatedDocuments(passengers).map(({ index, column, before }) => ({
    index,
    problem: `${passengerLabels[column]}: ${words.pasting.repeated(body[before]?.number ?? 0)}`,
  }));
  const rows = passengers.map((passenger, at) => {
    const { number = 0, cells = [] } = body[at] ?? {};
    const problems = problemsOf(completed(passenger), (column) => cells[columns.indexOf(column)] ?? '');
    const repeated = repeats.filter(({ index }) => index === at).map(({ problem }) => problem);
    return { number, passenger, problems: [...problems, ...repeated] };
  });
  const phones = body.map(({ cells }) => cells.find((cell, at) => columns[at] === 'phone' && cell !== '') ?? '');
  const unknown = hasNames ? heads.filter((head, index) => head !== '' && named[index] === null) : [];
  return { rows, unknown, notes: notesOf(hasNames ? heads : [], hasNames ? named : [], phones) };
}
