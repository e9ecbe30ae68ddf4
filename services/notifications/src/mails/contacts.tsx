import { mailMessages } from '@bitacora/contracts/messages';
import { chatLink, phoneLink, readablePhone } from '@bitacora/kernel/phone';
import { colour } from './style.ts';

const link = { color: colour.sea, textDecoration: 'underline' };
/** What is read as one thing never breaks in its middle. */
const unbroken = { ...link, whiteSpace: 'nowrap' as const };

interface NumberProperties {
  number: string;
}

/** 44 px high, so that a thumb meets it (product 18.3); rows beside its own are as high. */
export const thumb = { display: 'inline-block', lineHeight: '24px', padding: '10px 0' } as const;

/** A number to press on a phone. */
export const Phone = ({ number }: NumberProperties) => (
  <a className="link" href={phoneLink(number)} style={{ ...unbroken, ...thumb }}>
    {readablePhone(number)}
  </a>
);

/** Opens a chat with a number, which often stands beside it to be called, with words to start from. */
export const Chat = ({ number, text }: NumberProperties & { text?: string | undefined }) => (
  <a className="link" href={chatLink(number, text)} style={{ ...unbroken, ...thumb }}>
    {mailMessages.writeByChat}
  </a>
);

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
