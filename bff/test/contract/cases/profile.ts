import { demo } from '@bitacora/contracts/demo';
import { accessToken, newCedula } from '@bitacora/testing';
import { type Case, changed, type Foreign, type Refusal } from '../case.ts';
import type { Sent } from '../client.ts';
import { platform } from '../platform.ts';
import { tokens } from '../tokens.ts';
import { attachments } from '../world/files.ts';
import { registerPassenger } from '../world/people.ts';
import type { World } from '../world/world.ts';

const ownToken = (userId: string) => accessToken({ userId, privateKey: platform.secrets.jwtPrivateKey });
const yearsAgo = (years: number) => new Date(Date.now() - years * 365.25 * 86_400_000).toISOString().slice(0, 10);

const personal = {
  first_name: 'Rosa María',
  last_name: 'Ñauta',
  birth_date: '1990-05-18',
  gender: 'F',
  civil_status: 'C',
};
const contact = { email: 'rosa@contrato.example', phone: '042123456', address: 'Av. 9 de Octubre' };
const emergencyContact = { first_name: 'Luis', last_name: 'Vera', phone: '+34 600 123 456', relationship: 'Hermano' };

const wrongPersonal = {
  id_number: [newCedula()],
  passport: ['A-1'],
  birth_date: [yearsAgo(-1), yearsAgo(5), '1850-01-01'],
};
const wrongPhones = ['abc', '123', '0912345'];

/** Whoever neither is the person nor works for the agency. */
const forNobodyElse = (_: World, valid: Sent): Foreign[] => [
  { what: "another traveller's", sent: { ...valid, as: tokens.lucia }, status: 404 },
  { what: "another agency's", sent: { ...valid, as: tokens.otherStaff }, status: 404 },
];

const prefixed = (part: string, wrong: Record<string, unknown[]>) =>
  Object.fromEntries(Object.entries(wrong).map(([field, values]) => [`${part}.${field}`, values]));

/** A change of somebody new, by staff. */
const ofPassenger = (body: Record<string, unknown>) => async (): Promise<Sent> => ({
  params: { id: (await registerPassenger()).user_id },
  body,
  as: tokens.staff,
});

const notAPicture = (valid: Sent, field: string): Refusal => ({
  what: 'a PDF in the place of a photo',
  sent: { ...valid, files: { ...valid.files, [field]: attachments.pdf() } },
  status: 400,
  fields: [field],
});

/** What a person, and staff for a passenger, change of somebody. */
export const profile = {
  getProfile: {
    access: 'person',
    valid: () => ({ params: { id: demo.carlos.userId }, as: tokens.carlos }),
    foreign: forNobodyElse,
  },
  updateProfile: {
    access: 'person',
    valid: ofPassenger({ personal, contact, emergency_contact: emergencyContact }),
    foreign: forNobodyElse,
    wrong: {
      ...prefixed('personal', wrongPersonal),
      'contact.phone': wrongPhones,
      'emergency_contact.phone': ['', ...wrongPhones],
      'user.username': [newCedula()],
    },
    refused: (_, valid) => [
      notAPicture(valid, 'photos.front'),
      {
        what: 'the back of a document without its front',
        sent: { ...valid, files: { 'photos.back': attachments.picture() } },
        status: 400,
        fields: ['photos.front'],
      },
    ],
  },
  updatePerson: {
    access: 'person',
    valid: async () => ({
      params: { id_number: (await registerPassenger()).id_number },
      body: personal,
      as: tokens.staff,
    }),
    foreign: forNobodyElse,
    wrong: wrongPersonal,
    refused: (_, valid) => [
      { what: 'nobody’s cédula', sent: { ...valid, params: { id_number: newCedula() } }, status: 404 },
    ],
  },
  updateContact: {
    access: 'person',
    valid: ofPassenger(contact),
    foreign: forNobodyElse,
    wrong: { phone: wrongPhones },
  },
  updateEmergencyContact: {
    access: 'person',
    valid: ofPassenger(emergencyContact),
    foreign: forNobodyElse,
    wrong: { phone: wrongPhones },
  },
  updateUser: {
    access: 'person',
    valid: async () => {
      const { user_id: id, id_number: username } = await registerPassenger();
      return { params: { id }, body: { username }, as: tokens.staff };
    },
    foreign: forNobodyElse,
    wrong: { username: [newCedula()] },
  },
  createIdPhotos: {
    access: 'person',
    valid: async () => ({
      body: { user: (await registerPassenger()).user_id },
      files: { front: attachments.picture(), back: attachments.picture() },
      as: tokens.staff,
    }),
    foreign: (world, valid) => [
      ...forNobodyElse(world, valid),
      {
        what: 'photos of somebody of another agency',
        sent: changed({ ...valid, as: tokens.otherStaff }, { user: demo.carlos.userId }),
        status: 404,
      },
    ],
    refused: (_, valid) => [notAPicture(valid, 'front'), notAPicture(valid, 'back')],
  },
  updateIdPhotos: {
    access: 'person',
    valid: async () => {
      const { user_id: id } = await registerPassenger();
      return { params: { id }, body: {}, files: { front: attachments.picture() }, as: ownToken(id) };
    },
    foreign: forNobodyElse,
    refused: (_, valid) => [
      notAPicture(valid, 'front'),
      {
        what: 'the back of a document without its front',
        sent: { ...valid, files: { back: attachments.picture() } },
        status: 400,
        fields: ['front'],
      },
    ],
  },
  deleteIdPhotos: {
    access: 'person',
    valid: async () => ({ params: { id: (await registerPassenger()).user_id }, as: tokens.staff }),
    foreign: forNobodyElse,
  },
} satisfies Record<string, Case>;
