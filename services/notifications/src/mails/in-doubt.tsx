import { mailMessages } from '@bitacora/contracts/messages';
import { Phone } from './contacts.tsx';
import type { TemplateInput } from './mail-kind.ts';
import { Note } from './parts.tsx';

/** Whom to call before anything in a mail is pressed that could be somebody else's. */
export const InDoubt = ({ agency }: Pick<TemplateInput<never>, 'agency'>) =>
  agency && (
    <Note>
      {mailMessages.inDoubt} <Phone number={agency.phone} />
    </Note>
  );
