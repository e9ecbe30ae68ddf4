import { mailMessages } from '@bitacora/contracts/messages';
import { phoneLink } from '@bitacora/kernel/phone';
import { phoneText } from './contacts.tsx';
import type { TemplateInput } from './mail-kind.ts';
import { Action } from './parts.tsx';

const messages = mailMessages.callNow;

interface CallNowProperties extends Pick<TemplateInput<never>, 'agency'> {
  /** The adviser's own. */
  phone: string | null;
  isAbroad: boolean;
}

/** A number is read as one. */
const unbroken = (dialled: Parameters<typeof phoneText>[0]) => phoneText(dialled).replaceAll(' ', '\u00a0');

/** For who stands somewhere without what was called off: whom to call, and whom where nobody answers. */
export function CallNow({ phone, isAbroad, agency }: CallNowProperties) {
  const first = phone ?? agency?.phone;
  const emergency = agency?.emergency_phone;
  return (
    <>
      {first && (
        <Action href={phoneLink(first)} isWide>
          {(phone ? messages.adviser : messages.agency)(unbroken({ number: first, isAbroad }))}
        </Action>
      )}
      {emergency && (
        <Action href={phoneLink(emergency)} isSecondary isWide>
          {messages.emergency(unbroken({ number: emergency, isAbroad }))}
        </Action>
      )}
    </>
  );
}
