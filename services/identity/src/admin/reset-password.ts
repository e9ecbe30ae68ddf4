import { Commands } from '@bitacora/platform';
import { z } from 'zod';
import { DiscardPassword } from '../use-cases/discard-password.ts';
import { defineAction } from './action.ts';
import { deliverLink, linkHelp, linkOptions } from './link-delivery.ts';
import * as rules from './option-rules.ts';
import { queueSilence } from './queue-silence.ts';

/** `admin reset-password`: for an account whose password somebody else may know, or whose owner reads no mail. */
export const resetPassword = defineAction({
  name: 'reset-password',
  summary: 'the password stops working, all sessions end, and a link to choose another is mailed',
  options: z.object({ username: rules.username(), ...linkOptions }),
  help: {
    username: { value: '<cédula or passport>', says: 'whose account' },
    ...linkHelp,
  },
  run: (app, options) =>
    deliverLink(app, options, async (isHanded, deliver) => {
      const link = await app.get(Commands).execute(new DiscardPassword(options.username, isHanded));
      return [
        `All sessions of ${options.username} are over, and no password opens the account.`,
        ...(await deliver(link)),
        ...(await queueSilence(app)),
      ];
    }),
});
