import { mailMessages } from '@bitacora/contracts/messages';
import { chatLink, chatNumber, phoneLink, readableFromAbroad, readablePhone } from '@bitacora/kernel/phone';
import type { News } from './mail-kind.ts';
import { colour } from './style.ts';

const link = { color: colour.sea, textDecoration: 'underline' };
/** What is read as one thing never breaks in its middle. */
const unbroken = { ...link, whiteSpace: 'nowrap' as const };

interface NumberProperties {
  number: string;
}

interface PhoneProperties extends NumberProperties {
  /** Whether it is dialled from another country. */
  isAbroad?: boolean;
}

export const phoneText = ({ number, isAbroad = false }: PhoneProperties): string =>
  (isAbroad ? readableFromAbroad : readablePhone)(number);

/** 44 px high, so that a thumb meets it (product 18.3); rows beside its own are as high. */
export const thumb = { display: 'inline-block', lineHeight: '24px', padding: '10px 0' } as const;

/** A number to press on a phone. */
export const Phone = (dialled: PhoneProperties) => (
  <a className="link" href={phoneLink(dialled.number)} style={{ ...unbroken, ...thumb }}>
    {phoneText(dialled)}
  </a>
);

/** Opens a chat with a number, which often stands beside it to be called, with words to start from. */
export const Chat = ({
  number,
  text,
  children = mailMessages.writeByChat,
}: NumberProperties & { text?: string | undefined; children?: string }) => (
  <a className="link" href={chatLink(number, text)} style={{ ...unbroken, ...thumb }}>
    {children}
  </a>
);

interface Reached {
  phone?: string | null | undefined;
  /** Where chat goes; when it is not given to the phone, unless that is of a house. */
  chat?: string | null | undefined;
  email?: string | null | undefined;
  /** What a chat begins with. */
  chatText?: string | undefined;
  isAbroad?: boolean;
}

/** How somebody is reached, each way one press. */
export function contactRows({
  phone,
  chat = chatNumber(phone),
  email,
  chatText,
  isAbroad = false,
}: Reached): News['facts'] {
  const { contact } = mailMessages;
  return [
    ...(phone ? [[contact.phone, <Phone key="phone" number={phone} isAbroad={isAbroad} />] as const] : []),
    ...(chat ? [[contact.chat, <Chat key="chat" number={chat} text={chatText} />] as const] : []),
    ...(email ? [[contact.email, <Email key="email" address={email} />] as const] : []),
  ];
}

/** Where somebody chooses which mails to get. */
export const Choices = ({ link: address }: { link: string }) => (
  <a className="link" href={address} style={{ ...link, ...thumb }}>
    {mailMessages.choices}
  </a>
);

/** Where it is too long for its line it breaks before its `@`. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <a className="link" href={`mailto:${address}`} style={{ ...link, ...thumb, overflowWrap: 'anywhere' }}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
