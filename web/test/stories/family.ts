import { newId } from '@bitacora/kernel/ids';
import { newCedula } from '@bitacora/testing/stories';
import { newWord } from './agency-api.ts';

/** A family of four: the first with an e-mail, the last two children. */
export function aFamily() {
  const lastName = newWord();
  const member = (firstName: string, birthDate: string, gender: string, email: string) => ({
    cedula: newCedula(),
    firstName,
    lastName,
    birthDate,
    gender,
    email,
  });
  const year = new Date().getFullYear();
  return [
    member('Rosa', '4/5/1988', 'F', `familia-${newId()}@ejemplo.ec`),
    member('Luis', '9/11/1986', 'M', ''),
    member('Nina', `1/2/${year - 9}`, 'F', ''),
    member('Tomás', `3/4/${year - 5}`, 'M', ''),
  ] as const;
}

export type Family = ReturnType<typeof aFamily>;

/** Its rows as a spreadsheet gives them, with the names of the columns. */
export function rowsOf(family: readonly Family[number][]): string {
  const names = ['Cédula', 'Apellidos', 'Nombres', 'Nacimiento', 'Sexo', 'Estado civil', 'Correo'];
  const rows = family.map(({ cedula, firstName, lastName, birthDate, gender, email }) => [
    cedula,
    lastName,
    firstName,
    birthDate,
    gender,
    'soltero',
    email,
  ]);
  return [names, ...rows].map((cells) => cells.join('\t')).join('\n');
}
