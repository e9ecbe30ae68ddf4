import ipaddr from 'ipaddr.js';

const isIPv4 = (address: ipaddr.IPv4 | ipaddr.IPv6): address is ipaddr.IPv4 => address.kind() === 'ipv4';
const groups = ({ parts }: ipaddr.IPv6, count: number) =>
  parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');

/** Some proxies report the port too: `203.0.113.7:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (address: string) =>
  address.replace(/^\[([^\]]*)\](:\d{1,5})?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d{1,5}$/, '$1');

/** Null for what is no address. */
function parsed(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const address = withoutPort(text);
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/**
 * The address as which a visitor is counted: an IPv4 address itself; of an IPv6 address its first 64 bits, for whoever
 * has a connection has all addresses below them.
 */
export function countedAddress(address: string): string {
  const found = parsed(address);
  if (!found) return address;
  return isIPv4(found) ? found.toString() : `${groups(found, 4)}::`;
}

/** The network that one customer may have many counted addresses of: the first 48 bits of an IPv6 address; of others none. */
export function wideNetworkOf(address: string): string | null {
  const found = parsed(address);
  return found && !isIPv4(found) ? `${groups(found, 3)}::` : null;
}

/**
 * The network of an address, for whoever may know where about somebody was but not at which connection: 24 bits of an IPv4
 * address ("190.15.128.x"), 48 of an IPv6 one. Null for what is no address.
 */
export function networkOf(address: string): string | null {
  const found = parsed(address);
  if (!found) return null;
  return isIPv4(found) ? `${found.octets.slice(0, 3).join('.')}.x` : `${groups(found, 3)}::x`;
}
