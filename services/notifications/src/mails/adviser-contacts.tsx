import { mailMessages } from '@bitacora/contracts/messages';
import { fullName } from '@bitacora/kernel/full-name';
import { chatNumber } from '@bitacora/kernel/phone';
import { z } from 'zod';
import type { Projected } from '../persistence/projected-snapshots.ts';
import { contactRows, Phone } from './contacts.tsx';
import type { TemplateInput } from './mail-kind.ts';
import { Facts } from './parts.tsx';

const messages = mailMessages.journey;

/** Who answers what somebody asked, as the ledger keeps it. Rows from before say no number. */
export const answerer = z.object({ name: z.string(), email: z.string(), phone: z.string().nullable().optional() });

export const answererOf = (employee: Projected<'employees'> | null): z.infer<typeof answerer> | null =>
  employee && { name: fullName(employee), email: employee.email, phone: employee.phone ?? null };

type Adviser = z.infer<typeof answerer> & {
  /** Who is absent, and for whom this one answers. */
  standsInFor?: string | null;
};

const nameOf = ({ name, standsInFor = null }: Adviser) =>
  standsInFor === null ? name : messages.standsInFor(name, standsInFor);

interface AdviserContactsProperties extends Pick<TemplateInput<never>, 'agency'> {
  adviser: Adviser | null;
  /** What the adviser is to who reads it. */
  label?: string;
  /** Whether who reads it travels with the agency. */
  hasEmergency?: boolean;
  /** What a chat begins with. */
  chatText?: string;
  /** Whether who reads it is to be in another country. */
  isAbroad?: boolean | undefined;
}

/** Who to ask, one tap away, and help at once; where a person has no number of his or her own, the agency's. */
export function AdviserContacts({
  adviser,
  agency,
  label = messages.adviser,
  hasEmergency = false,
  chatText,
  isAbroad = false,
}: AdviserContactsProperties) {
  const phone = adviser?.phone ?? agency?.phone;
  // As on the page of the journey: who is named is who reads the chat.
  const chat = chatNumber(adviser?.phone) ?? agency?.chat_numbers?.[0]?.number;
  const email = adviser?.email ?? agency?.email;
  const emergency = hasEmergency ? agency?.emergency_phone : undefined;
  return (
    <Facts
      look="thumb"
      rows={[
        ...(adviser ? [[label, nameOf(adviser)] as const] : []),
        ...(!adviser && agency ? [[messages.answeredBy, agency.name] as const] : []),
        ...contactRows({ phone, chat: chat ?? null, email, chatText, isAbroad }),
        ...(emergency
          ? [[messages.emergency, <Phone key="emergency" number={emergency} isAbroad={isAbroad} />] as const]
          : []),
      ]}
    />
  );
}
