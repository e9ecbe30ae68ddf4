import { Commands } from '@bitacora/platform';
import { z } from 'zod';
import { CreateStaff, type StaffCreated } from '../use-cases/create-staff.ts';
import { defineAction } from './action.ts';
import { deliverLink, linkHelp, linkOptions } from './link-delivery.ts';
import * as rules from './option-rules.ts';

const outcome: Record<StaffCreated['employee'], (who: string, roles: string) => string> = {
  hired: (who, roles) => `${who} is staff now: ${roles}.`,
  changed: (who, roles) => `${who} was staff already, and has other roles now: ${roles}.`,
  unchanged: (who, roles) => `${who} was staff already, with these roles: ${roles}.`,
};

/** `admin create-staff`: the first owner, who was registered elsewhere, and roles when no owner can give them. */
export const createStaff = defineAction({
  name: 'create-staff',
  summary: 'makes somebody staff of an agency, who chooses the password by a link; again: changes the roles',
  options: z.object({
    agency: rules.ruc(),
    role: rules.roles(),
    cedula: rules.cedula(),
    'first-name': rules.personName(),
    'last-name': rules.personName(),
    'birth-date': rules.dayOfBirth(),
    gender: rules.choice('genders'),
    'civil-status': rules.choice('civil_statuses'),
    email: rules.email(),
    phone: rules.phone().optional(),
    ...linkOptions,
  }),
  help: {
    agency: { value: '<RUC>', says: 'which has been made with create-agency' },
    role: { value: '<role>[,<role>]', says: 'adviser, operations, accounting, owner' },
    cedula: { value: '<10 digits>', says: 'with which the person logs in' },
    'first-name': { value: '<name>', says: 'first and second name' },
    'last-name': { value: '<name>', says: 'both last names' },
    'birth-date': { value: '<YYYY-MM-DD>', says: 'from 15 years on' },
    gender: { value: 'F|M|O', says: 'Femenino, Masculino, Otro' },
    'civil-status': { value: 'S|C|D|V|U', says: 'Soltero, Casado, Divorciado, Viudo, Unión de hecho' },
    email: { value: '<address>', says: 'where the link goes, and travellers write to' },
    phone: { value: '<number>', says: 'by which travellers reach the person' },
    ...linkHelp,
  },
  run: (app, options) =>
    deliverLink(app, options, async (isHanded, deliver) => {
      const { agency, role, cedula, email, phone } = options;
      const { employee, link } = await app.get(Commands).execute(
        new CreateStaff({
          agency,
          roles: role,
          isHanded,
          person: {
            idNumber: cedula,
            passport: null,
            firstName: options['first-name'],
            lastName: options['last-name'],
            birthDate: options['birth-date'],
            gender: options.gender,
            civilStatus: options['civil-status'],
            contact: { email, phone: phone ?? null, address: null },
            emergencyContact: null,
          },
        }),
      );
      return [
        outcome[employee](cedula, role.join(', ')),
        ...(link === 'none' ? ['The account is in use: its password stays.'] : await deliver(link)),
      ];
    }),
});
