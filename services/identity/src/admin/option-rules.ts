import { choices, type EmployeeRole, employeeRoles, isPassport, registrationOn } from '@bitacora/contracts';
import { dayAt, isCedula, isPlainDate, isRuc } from '@bitacora/kernel';
import { z } from 'zod';
import { normalisePhone } from '../domain/phone.ts';

// Rules of an operator's options, with the words for what is wrong: an operator reads English, people Spanish.

const name = /^[\p{L}\p{M}][\p{L}\p{M}' .’-]*$/u;
const isRole = (text: string): text is EmployeeRole => employeeRoles.some((role) => role === text);

/** Text that is not empty. */
export const text = (longest = 200) =>
  z.string().trim().min(1, 'is empty').max(longest, `has more than ${longest} characters`);

/** An agency, by its tax number. */
export const ruc = () =>
  z.string().trim().refine(isRuc, 'no RUC: 13 digits, of a province, and an establishment of 001 or more');

/** Somebody's document. */
export const cedula = () =>
  z.string().trim().refine(isCedula, 'no cédula: 10 digits, and the last one does not follow from the others');

/** Of who has no cédula, or has one besides. */
export const passport = () =>
  text(20)
    .toUpperCase()
    .refine((given) => isPassport(given) && !isCedula(given), 'no passport number');

/** A cédula or a passport: what somebody logs in with. */
export const username = () => text(20).toUpperCase();

/** A first or last name. */
export const personName = () => text(80).regex(name, 'a name has letters, spaces, apostrophes, hyphens and dots');

/** An e-mail address. */
export const email = () => text(254).pipe(z.email('no e-mail address'));

/** A phone as it is kept. */
export const phone = () =>
  text(30).transform((given, context) => {
    const kept = normalisePhone(given);
    if (kept === null) context.addIssue('no phone number: 0991234567, 042301200 or +1 305 555 0100');
    return kept ?? '';
  });

/** What may be taken away, too: by an empty value. */
export const orNone = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((given) => (given === '' ? null : given), rule.nullable()).optional();

/** Of somebody who may work for an agency. */
export const dayOfBirth = () =>
  text()
    .refine((given) => isPlainDate(given), { error: 'no day such as 1985-03-14', abort: true })
    .refine(
      (born) => registrationOn(born, dayAt(new Date())) === 'with-account',
      'whoever is not 15 years old yet cannot work for an agency',
    );

/** A key of one of the closed lists. */
export const choice = (list: 'genders' | 'civil_statuses') => {
  const keys = Object.keys(choices[list]);
  return text()
    .toUpperCase()
    .refine((key) => keys.includes(key), `one of ${keys.join(', ')}`);
};

/** Roles, with commas between, in the order of the contract and each once. */
export const roles = () =>
  text().transform((given, context): EmployeeRole[] => {
    const words = given.split(',').map((word) => word.trim());
    const unknown = words.filter((word) => !isRole(word));
    if (unknown.length > 0) context.addIssue(`no role is called ${unknown.join(', ')}: ${employeeRoles.join(', ')}`);
    return employeeRoles.filter((role) => words.includes(role));
  });

/** Degrees, north and east positive. */
export const degrees = (most: number) =>
  z.coerce.number('a number of degrees').min(-most, `from -${most} to ${most}`).max(most, `from -${most} to ${most}`);
