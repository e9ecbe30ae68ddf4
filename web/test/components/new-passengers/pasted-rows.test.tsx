import { expect, test } from '@jest/globals';
import { readPastedRows } from '../../../src/features/new-passengers/pasted-rows.ts';

const heads = 'Nombres\tApellidos\tCédula\tF. nacimiento\tSexo\tEstado civil\tTelf.';
const row = (over: { cedula?: string; birth?: string; gender?: string; civil?: string; phone?: string } = {}) => {
  const { cedula = '1710034065', birth = '04/05/1990', gender = 'F', civil = 'S', phone = '0991234567' } = over;
  return `Inés\tVera\t${cedula}\t${birth}\t${gender}\t${civil}\t${phone}`;
};
const read = (...rows: string[]) => readPastedRows([heads, ...rows].join('\n'));
const passengerOf = (...rows: string[]) => read(...rows).rows.map(({ passenger }) => passenger);

const genders: readonly [string, string][] = [
  ...['F', 'f', 'Fem.', 'Femenino', 'FEMENINA', 'mujer', 'Sra.', 'niña', 'female'].map((one): [string, string] => [
    one,
    'F',
  ]),
  ...['M', 'masc', 'Masculino', 'hombre', 'H', 'Varón', 'Sr.', 'male'].map((one): [string, string] => [one, 'M']),
  ...['O', 'Otro', 'X', 'No binario'].map((one): [string, string] => [one, 'O']),
];
test.each(genders)('the gender «%s» of a sheet is %s', (gender, key) => {
  expect(passengerOf(row({ gender }))).toMatchObject([{ gender: key }]);
});

test.each(['H', 'V', 'Hombre', 'Varón'])('where a sheet has %s for men, M is for women', (men) => {
  expect(passengerOf(row({ gender: men }), row({ gender: 'M' }))).toMatchObject([{ gender: 'M' }, { gender: 'F' }]);
  expect(passengerOf(row({ gender: 'F' }), row({ gender: 'M' }))).toMatchObject([{ gender: 'F' }, { gender: 'M' }]);
});

test.each([
  ['Soltero(a)', 'S'],
  ['casada', 'C'],
  ['Unión libre', 'U'],
  ['U. de hecho', ''],
  ['Viudo/a', 'V'],
])('the civil status «%s» of a sheet is «%s»', (civil, key) => {
  expect(passengerOf(row({ civil }))).toMatchObject([{ civil_status: key }]);
});

test.each(['4/5/1990', '04-05-1990', '04.05.90', '4 may 1990', '4-may-90', '4 de mayo de 1990', '1990-05-04'])(
  'a day of birth written %s is the 4th of May 1990',
  (birth) => {
    expect(passengerOf(row({ birth }))).toMatchObject([{ birth_date: '1990-05-04' }]);
  },
);

test('a first zero that a sheet took is put back', () => {
  expect(passengerOf(row({ cedula: '920000023', phone: '99 123 4567' }))).toMatchObject([
    { id_number: '0920000023', phone: '099 123 4567' },
  ]);
});

test.each([
  'N.º de cédula;NOMBRES*;Apellidos:;Fecha de nac.;Género',
  'C.I.;Nombre;Apellido;Fecha Nacimiento;Sexo (F/M)',
])('the heads «%s» name their columns', (named) => {
  const { rows, unknown } = readPastedRows(`${named}\n1710034065;Inés;Vera;4/5/1990;mujer`);
  expect(unknown).toEqual([]);
  expect(rows.map(({ passenger }) => passenger)).toMatchObject([
    { id_number: '1710034065', first_name: 'Inés', last_name: 'Vera', birth_date: '1990-05-04', gender: 'F' },
  ]);
});

test('a first row of names that are none of ours is no passenger', () => {
  const named = readPastedRows('Documento,Asiento,Cumple\n1710034065,12A,4/5/1990');
  expect(named.rows).toMatchObject([{ number: 2, passenger: { id_number: '1710034065', birth_date: '1990-05-04' } }]);
  expect(named.unknown).toEqual(['Asiento']);
  const strange = readPastedRows('Doc\tQuién\tCuándo\n1710034065\tInés\tVera\t4/5/1990');
  expect(strange.rows).toMatchObject([{ number: 2, passenger: { first_name: 'Inés' } }]);
  // Alone it is somebody of whom the day is missing.
  expect(readPastedRows('Doc\tInés\tVera').rows).toHaveLength(1);
});

test('a whole name is kept to be divided by who pasted it', () => {
  const { rows, unknown } = readPastedRows('Documento,Nombre completo,Cumple\n1710034065,Inés Vera,4/5/1990');
  expect(unknown).toEqual([]);
  expect(rows).toMatchObject([{ passenger: { first_name: 'Inés Vera', last_name: '' } }]);
  expect(rows[0]?.problems).toContainEqual(expect.stringMatching(/^Apellidos/));
});

test('of two columns that say the same, each row has the first that is filled, and it is said', () => {
  const { rows, notes } = readPastedRows(
    ['Nombres;Cédula;Teléfono;Celular', 'Inés;1710034065;;0991234567', 'Ana;;022345678;0997654321'].join('\n'),
  );
  expect(rows.map(({ passenger: { phone } }) => phone)).toEqual(['0991234567', '022345678']);
  expect(notes).toEqual(['«Teléfono» y «Celular» dicen lo mismo: de cada fila se toma la primera que no está vacía.']);
});

test('a plain «Fecha» is the day of birth where no other column is, and it is said', () => {
  const alone = readPastedRows('Nombres;Apellidos;Fecha\nInés;Vera;4/5/1990');
  expect(alone.rows[0]?.passenger.birth_date).toBe('1990-05-04');
  expect(alone.notes).toEqual(['Tomamos «Fecha» como la fecha de nacimiento.']);
  const beside = readPastedRows('Nombres;Fecha;Fecha de nacimiento\nInés;1/11/2026;4/5/1990');
  expect(beside.rows[0]?.passenger.birth_date).toBe('1990-05-04');
  expect(beside.unknown).toEqual(['Fecha']);
});

test.each(['99 123 4567', '99.123.4567'])('the mobile %s has its first zero, and it is said', (phone) => {
  const { rows, notes } = read(row({ phone }));
  expect(rows[0]?.passenger.phone).toBe(`0${phone}`);
  expect(rows[0]?.problems).toEqual([]);
  expect(notes).toEqual(['A 1 celular le faltaba el primer 0: lo pusimos.']);
});

test('what is not understood is told by row and field, and a column that has no name here by its own', () => {
  const { rows, unknown } = readPastedRows(
    [
      `${heads}\tTalla`,
      `${row()}\tM`,
      `${row({ cedula: '1710034073', gender: 'fmenino', civil: '¿?', birth: 'ayer' })}\tL`,
    ].join('\n'),
  );
  expect(unknown).toEqual(['Talla']);
  expect(rows.map(({ number, problems }) => [number, problems])).toEqual([
    [2, []],
    [
      3,
      [
        expect.stringMatching(/^Fecha de nacimiento: /),
        'Género: No entendimos «fmenino».',
        'Estado civil: No entendimos «¿?».',
      ],
    ],
  ]);
});
