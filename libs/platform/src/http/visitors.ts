import proxyAddress from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress, networkOf, wideNetworkOf } from './networks.ts';
import { RefusalLog } from './refusal-log.ts';

/** Who stands behind a request or a connection, as every limit counts visitors. */
export interface Visitor {
  readonly address: string;
  /** What one customer may have many addresses of; null where that is nobody's habit. */
  readonly wideNetwork: string | null;
  /** Where about, for the log. */
  readonly network: string | null;
}

/** The visitor at an address. */
export const visitorAt = (address: string): Visitor => ({
  address: countedAddress(address),
  wideNetwork: wideNetworkOf(address),
  network: networkOf(address),
});

/** Who the visitors are: what trusted proxies report of them. */
export class Visitors {
  private readonly isTrusted: (address: string, hops: number) => boolean;
  private readonly known = new WeakMap<IncomingMessage, Visitor>();

  constructor(
    trustedProxies: readonly string[],
    /** Where it is noted who had more than a share. */
    readonly refusals = new RefusalLog(),
  ) {
    this.isTrusted = proxyAddress.compile([...trustedProxies]);
  }

  ofRequest(request: IncomingMessage): Visitor {
    const known = this.known.get(request);
    if (known) return known;
    const visitor = visitorAt(proxyAddress(request, this.isTrusted));
    this.known.set(request, visitor);
    return visitor;
  }

  /** Null for a trusted proxy, whose connections are everybody's, and for a connection that has gone already. */
  ofConnection({ remoteAddress }: Socket): Visitor | null {
    if (remoteAddress === undefined || this.isTrusted(remoteAddress, 0)) return null;
    return visitorAt(remoteAddress);
  }
}
