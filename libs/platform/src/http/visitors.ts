import proxyAddress from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress } from './networks.ts';

/** Who stands behind a request or a connection, as every limit counts visitors: what trusted proxies report of them. */
export class Visitors {
  private readonly isTrusted: (address: string, hops: number) => boolean;

  constructor(trustedProxies: readonly string[]) {
    this.isTrusted = proxyAddress.compile([...trustedProxies]);
  }

  ofRequest(request: IncomingMessage): string {
    return countedAddress(proxyAddress(request, this.isTrusted));
  }

  /** Null for a trusted proxy, whose connections are everybody's, and for a connection that has gone already. */
  ofConnection({ remoteAddress }: Socket): string | null {
    if (remoteAddress === undefined || this.isTrusted(remoteAddress, 0)) return null;
    return countedAddress(remoteAddress);
  }
}
