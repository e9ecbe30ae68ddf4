import { mailMessages } from '@bitacora/contracts/messages';
import { Phone } from './contacts.tsx';
import type { TemplateInput } from './mail-kind.ts';
import { Facts } from './parts.tsx';

const messages = mailMessages.agencyPhones;

/** Whom to call where something is wrong with an account. */
export const AgencyPhones = ({ agency }: Pick<TemplateInput<never>, 'agency'>) =>
  agency && (
    <Facts
      look="thumb"
      rows={[
        [messages.phone, <Phone key="phone" number={agency.phone} />],
        ...(agency.emergency_phone
          ? [[messages.emergency, <Phone key="emergency" number={agency.emergency_phone} />] as const]
          : []),
      ]}
    />
  );
