import { ConflictError } from '@bitacora/kernel';
import { Commands } from '@bitacora/platform';
import { z } from 'zod';
import { type CedulaHolder, ReleaseCedula } from '../use-cases/release-cedula.ts';
import { defineAction } from './action.ts';
import * as rules from './option-rules.ts';

function inWords({ account, staffOf, travelsWith }: CedulaHolder): string[] {
  const email = account?.email ?? 'no e-mail';
  return [
    account ? `An account ${account.isActive ? 'in use' : 'that waits'}, ${email}` : 'A person without an account',
    ...(staffOf === null ? [] : [`staff of ${staffOf}`]),
    ...(travelsWith.length === 0 ? [] : [`sees the journeys of a passenger of ${travelsWith.join(', ')}`]),
  ];
}

/** `admin release-cedula`: what no screen may do, for only outside of the platform can it be known whose a cédula is. */
export const releaseCedula = defineAction({
  name: 'release-cedula',
  summary: 'frees a cédula that a wrong account holds; that account is closed for good',
  options: z.object({ cedula: rules.cedula(), yes: z.boolean().default(false) }),
  help: {
    cedula: { value: '<10 digits>', says: 'look at the document first' },
    yes: { says: 'does it; without it only says whose it is' },
  },
  async run(app, { cedula, yes }) {
    const holder = inWords(await app.get(Commands).execute(new ReleaseCedula(cedula, yes)));
    if (!yes) {
      const words = `${holder.join('; ')}.\nNothing was changed. To close it and free ${cedula}: --yes`;
      throw new ConflictError('not_confirmed', words);
    }
    return [
      `${holder.join('; ')}: closed. Its sessions are over, and it is shown nobody's journeys.`,
      `The cédula ${cedula} is free: the agency registers whose it is, or create-staff does.`,
    ];
  },
});
