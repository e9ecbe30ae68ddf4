import { Commands } from '@bitacora/platform';
import { z } from 'zod';
import { UpdateAgency } from '../use-cases/update-agency.ts';
import { defineAction, UsageError } from './action.ts';
import { agencyHelp, agencyOptions } from './agency-options.ts';
import * as rules from './option-rules.ts';

/** `admin update-agency`: mends what create-agency wrote. The RUC stays: everything knows the agency by it. */
export const updateAgency = defineAction({
  name: 'update-agency',
  summary: 'changes what an agency says about itself; what is not given stays',
  options: z
    .object(agencyOptions)
    .partial()
    .extend({
      ruc: rules.ruc(),
      'emergency-phone': rules.orNone(rules.phone()),
      chat: rules.orNone(rules.phone()),
      registration: rules.orNone(rules.text()),
    }),
  help: {
    ...agencyHelp,
    ruc: { value: '<13 digits>', says: 'which agency; this stays' },
    'emergency-phone': {
      value: '<number>',
      says: "day and night; it follows the office's while they are the same; '' makes them so",
    },
    chat: { value: '<number>', says: "of its first chat; '' takes that away" },
    registration: { value: '<number>', says: "of the tourism register; '' takes it away" },
  },
  async run(app, { ruc, registration, 'emergency-phone': emergencyPhone, ...changes }) {
    const given = { ...changes, emergencyPhone, registration_number: registration };
    if (Object.values(given).every((value) => value === undefined))
      throw new UsageError('Nothing is to be changed: give at least one option beside --ruc.');
    const outcome = await app.get(Commands).execute(new UpdateAgency(ruc, given));
    return [
      outcome === 'changed'
        ? `The agency ${ruc} is changed; site, mails and screens show it within seconds.`
        : `The agency ${ruc} says just that already.`,
    ];
  },
});
