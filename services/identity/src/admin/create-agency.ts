import { OPENING_HOURS } from '@bitacora/contracts/constants';
import { Commands, ENVIRONMENT } from '@bitacora/platform';
import { z } from 'zod';
import type { IdentityEnvironment } from '../config.ts';
import { CreateAgency } from '../use-cases/create-agency.ts';
import { defineAction } from './action.ts';
import * as rules from './option-rules.ts';

/** `admin create-agency`: what its site, its mails and its travellers' screens say about it. */
export const createAgency = defineAction({
  name: 'create-agency',
  summary: 'makes an agency; one that exists is left as it is (update-agency changes it)',
  options: z.object({
    ruc: rules.ruc(),
    name: rules.text(),
    email: rules.email(),
    phone: rules.phone(),
    address: rules.text(),
    latitude: rules.degrees(90),
    longitude: rules.degrees(180),
    'emergency-phone': rules.phone().optional(),
    chat: rules.phone().optional(),
    registration: rules.text().optional(),
  }),
  help: {
    ruc: { value: '<13 digits>', says: 'its tax number, by which everything knows it' },
    name: { value: '<text>', says: 'as people read it' },
    email: { value: '<address>', says: 'where visitors and travellers write to' },
    phone: { value: '<number>', says: 'of the office' },
    address: { value: '<text>', says: 'of the office' },
    latitude: { value: '<degrees>', says: 'of the office on the map: -2.18916' },
    longitude: { value: '<degrees>', says: 'west is negative: -79.88943' },
    'emergency-phone': { value: '<number>', says: "day and night; without it the office's" },
    chat: { value: '<number>', says: 'of its chat; without it the site offers none' },
    registration: { value: '<number>', says: 'of the tourism register, for the foot of every page' },
  },
  async run(app, { ruc, name, email, phone, address, latitude, longitude, chat, ...options }) {
    const outcome = await app.get(Commands).execute(
      new CreateAgency({
        ruc,
        name,
        email,
        phone,
        address,
        latitude,
        longitude,
        logo: null,
        registration_number: options.registration ?? null,
        emergency_phone: options['emergency-phone'] ?? phone,
        chat_numbers: chat === undefined ? [] : [{ label: 'Chat', number: chat }],
        social_links: [],
        banks: [],
        payment_methods: [],
        opening_hours: OPENING_HOURS.map(({ days, ...times }) => ({ days: [...days], ...times })),
      }),
    );
    const { AGENCY_RUC } = app.get<IdentityEnvironment>(ENVIRONMENT);
    return [
      outcome === 'made' ? `The agency ${ruc} (${name}) is made.` : `The agency ${ruc} (${name}) is there already.`,
      ...(ruc === AGENCY_RUC ? [] : [`The site is that of AGENCY_RUC, ${AGENCY_RUC}: it will not show this one.`]),
      `Its first employee: admin create-staff --agency ${ruc} --role owner …`,
    ];
  },
});
