import { ConflictError } from '@bitacora/kernel';
import { Commands } from '@bitacora/platform';
import { z } from 'zod';
import { type DocumentHolder, documentInWords, type HeldDocument, ReleaseCedula } from '../use-cases/release-cedula.ts';
import { defineAction } from './action.ts';
import * as rules from './option-rules.ts';
import { queueSilence } from './queue-silence.ts';

function inWords({ account, isRenamed, staffOf, travelsWith, partsFrom }: DocumentHolder): string[] {
  const email = account?.email ?? 'no e-mail';
  return [
    account ? `An account ${account.isActive ? 'in use' : 'that waits'}, ${email}` : 'A person without an account',
    ...(isRenamed ? ['logs in by the passport, and by the cédula once it is gone, which is mailed'] : []),
    ...(staffOf === null ? [] : [`staff of ${staffOf}`]),
    ...(travelsWith.length === 0 ? [] : [`sees the journeys of a passenger of ${travelsWith.join(', ')}`]),
    ...(partsFrom.length === 0
      ? []
      : [`a passenger of ${partsFrom.join(', ')} is known by it alone, and is somebody else then`]),
  ];
}

const isOne = ({ cedula, passport }: { cedula?: string | undefined; passport?: string | undefined }) =>
  (cedula === undefined) !== (passport === undefined);

/** `admin release-cedula`: what no screen may do, for only outside of the platform can it be known whose a document is. */
export const releaseCedula = defineAction({
  name: 'release-cedula',
  summary: 'frees a cédula or passport that a wrong account holds; that account is closed for good',
  options: z
    .object({
      cedula: rules.cedula().optional(),
      passport: rules.passport().optional(),
      yes: z.boolean().default(false),
    })
    .refine(isOne, { path: ['cedula'], error: 'one document: either this or --passport' }),
  help: {
    cedula: { value: '<10 digits>', says: 'look at the document first' },
    passport: {
      value: '<number>',
      says: 'in its place; of somebody known by a cédula it alone goes, the account stays',
    },
    yes: { says: 'does it; without it only says whose it is' },
  },
  async run(app, { cedula, passport, yes }) {
    const document: HeldDocument =
      cedula === undefined ? { idNumber: null, passport: passport ?? '' } : { idNumber: cedula, passport: null };
    const held = await app.get(Commands).execute(new ReleaseCedula(document, yes));
    const [holder, name] = [inWords(held).join('; '), documentInWords(document)];
    if (!yes) {
      const whatGoes = held.keepsAccount ? 'take the passport from it' : 'close it';
      throw new ConflictError(
        'not_confirmed',
        `${holder}.\nNothing was changed. To ${whatGoes} and free ${name}: --yes`,
      );
    }
    return [
      held.keepsAccount
        ? `${holder}: stays, by its cédula.`
        : `${holder}: closed. Its sessions are over, and it is shown nobody's journeys.`,
      `The ${name} is free: the agency registers whose it is, or create-staff does.`,
      ...(await queueSilence(app)),
    ];
  },
});
