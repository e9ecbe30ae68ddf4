import { Commands } from '@bitacora/platform';
import { z } from 'zod';
import { ForgetSecondFactor } from '../use-cases/forget-second-factor.ts';
import { defineAction } from './action.ts';
import * as rules from './option-rules.ts';
import { queueSilence } from './queue-silence.ts';

/** `admin remove-second-factor`: for staff who lost the phone and the recovery codes. */
export const removeSecondFactor = defineAction({
  name: 'remove-second-factor',
  summary: 'staff who lost phone and recovery codes log in by password again; all their sessions end',
  options: z.object({ username: rules.username() }),
  help: { username: { value: '<cédula or passport>', says: 'whose account; make sure first who asks' } },
  async run(app, { username }) {
    await app.get(Commands).execute(new ForgetSecondFactor(username));
    return [
      `${username} logs in by password alone; where the agency asks for a second factor, with no role until another is set up.`,
      'All sessions are over.',
      ...(await queueSilence(app)),
    ];
  },
});
