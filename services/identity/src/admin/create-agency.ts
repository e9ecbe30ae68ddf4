import { OPENING_HOURS } from '@bitacora/contracts/constants';
import { Commands, ENVIRONMENT } from '@bitacora/platform';
import { z } from 'zod';
import type { IdentityEnvironment } from '../config.ts';
import { CreateAgency } from '../use-cases/create-agency.ts';
import { defineAction } from './action.ts';
import { agencyHelp, agencyOptions } from './agency-options.ts';
import * as rules from './option-rules.ts';

/** `admin create-agency`: what its site, its mails and its travellers' screens say about it. */
export const createAgency = defineAction({
  name: 'create-agency',
  summary: 'makes an agency; one that exists is left as it is (update-agency changes it)',
  options: z.object({ ruc: rules.ruc(), ...agencyOptions }),
  help: agencyHelp,
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
