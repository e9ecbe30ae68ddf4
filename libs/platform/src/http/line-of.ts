import { isIPv6 } from 'node:net';

/**
 * The line that an address belongs to, by which visitors are counted: an IPv4 address itself; of an IPv6 address its
 * first 64 bits, for whoever has a line has all addresses below them.
 */
export function lineOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const [start, end] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const zeros = plain.includes('::') ? Array.from({ length: 8 - start.length - end.length }, () => '0') : [];
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::`;
}
