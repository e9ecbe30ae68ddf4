import ipaddr from 'ipaddr.js';

const isIPv4 = (address: ipaddr.IPv4 | ipaddr.IPv6): address is ipaddr.IPv4 => address.kind() === 'ipv4';
const groups = ({ parts }: ipaddr.IPv6, count: number) =>
  parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');

/**
 * The address as which a visitor is counted: an IPv4 address itself; of an IPv6 address its first 64 bits, for whoever
 * has a connection has all addresses below them.
 */
export function countedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return isIPv4(parsed) ? parsed.toString() : `${groups(parsed, 4)}::`;
}

/**
 * The network of an address, for whoever may know where about somebody was but not at which connection: 24 bits of an IPv4
 * address ("190.15.128.x"), 48 of an IPv6 one. Null for what is no address.
 */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return isIPv4(parsed) ? `${parsed.octets.slice(0, 3).join('.')}.x` : `${groups(parsed, 3)}::x`;
}
