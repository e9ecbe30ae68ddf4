import { chatLink, phoneLink, readablePhone } from '@bitacora/kernel/phone';
import { colour } from './style.ts';

const link = { color: colour.sea, textDecoration: 'underline' };
/** What is read as one thing never breaks in its middle. */
const unbroken = { ...link, whiteSpace: 'nowrap' as const };

interface NumberProperties {
  number: string;
}

/** A number to press on a phone. */
export const Phone = ({ number }: NumberProperties) => (
  <a className="link" href={phoneLink(number)} style={unbroken}>
    {readablePhone(number)}
  </a>
);

/** A number that opens a chat. */
export const Chat = ({ number }: NumberProperties) => (
  <a className="link" href={chatLink(number)} style={unbroken}>
    {readablePhone(number)}
  </a>
);

export const Email = ({ address }: { address: string }) => (
  <a className="link" href={`mailto:${address}`} style={{ ...link, overflowWrap: 'anywhere' }}>
    {address}
  </a>
);
