import { defineEntity, p } from '@mikro-orm/core';
import type { Absence, EmployeeRole } from '@bitacora/contracts';
import { Agency } from '../domain/agency.ts';
import { type Agreement, Employee } from '../domain/employee.ts';
import { Passenger } from '../domain/passenger.ts';
import type { UndonePeriod } from '../domain/undone-effect.ts';
import { type Contact, type EmergencyContact, type IdPhotos, Person } from '../domain/person.ts';
import { User } from '../domain/user.ts';

const root = { version: p.integer() };

const details = {
  idNumber: p.text().nullable(),
  passport: p.text().nullable(),
  firstName: p.text(),
  lastName: p.text(),
  birthDate: p.date(),
  gender: p.text(),
  civilStatus: p.text(),
  contact: p.json<Contact>(),
  emergencyContact: p.json<EmergencyContact>().nullable(),
};

const person = defineEntity({
  class: Person,
  tableName: 'persons',
  properties: {
    id: p.uuid().primary(),
    ...root,
    ...details,
    isAuthorised: p.boolean(),
    idPhotos: p.json<IdPhotos>(),
    photoAgencies: p.json<Person['photoAgencies']>(),
    releasedAt: p.datetime().nullable(),
  },
});

const user = defineEntity({
  class: User,
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    ...root,
    personId: p.uuid(),
    username: p.text(),
    passwordHash: p.text().nullable(),
    isActive: p.boolean(),
    createdAt: p.datetime(),
    activatedAt: p.datetime().nullable(),
    passwordChangedAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
  },
});

const passenger = defineEntity({
  class: Passenger,
  tableName: 'passengers',
  properties: {
    id: p.uuid().primary(),
    ...root,
    ...details,
    agency: p.text(),
    personId: p.uuid(),
    userId: p.uuid().nullable(),
    followsPerson: p.boolean(),
    hasAgreed: p.boolean(),
    accountEmail: p.text().nullable(),
    accountWaits: p.boolean(),
    boundByChange: p.uuid().nullable(),
    isTakenBack: p.boolean(),
    undonePeriod: p.json<UndonePeriod>().nullable(),
    deactivatedAt: p.datetime().nullable(),
    sortKey: p.text(),
  },
});

const employee = defineEntity({
  class: Employee,
  tableName: 'employees',
  properties: {
    id: p.uuid().primary(),
    ...root,
    agency: p.text(),
    userId: p.uuid(),
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    phone: p.text().nullable(),
    roles: p.array<EmployeeRole>(),
    isActive: p.boolean(),
    absence: p.json<Absence>().nullable(),
    agreement: p.text().$type<Agreement>(),
    isShutOut: p.boolean(),
  },
});

const agency = defineEntity({
  class: Agency,
  tableName: 'agencies',
  properties: { id: p.text().primary(), ...root, settings: p.json<Agency['settings']>() },
});

export const entities = [person, user, passenger, employee, agency];
