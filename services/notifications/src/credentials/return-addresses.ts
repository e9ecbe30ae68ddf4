import { ENVIRONMENT, readSignedIds, signIds } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';

/** With the id 48 digits, so that 15 characters of the mailbox's own are left of the 64 that may stand before an @. */
const signing = { purpose: 'return address', bytes: 8 };
const TOKEN_LENGTH = 48;

type Settings = Pick<NotificationsEnvironment, 'SEAL_KEY' | 'BOUNCES_ADDRESS'>;

/**
 * Where a message comes back to when it cannot be delivered: the mailbox of bounces, with the message's id signed. In hexadecimal,
 * for some servers make all letters small.
 */
@Injectable()
export class ReturnAddresses {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Settings) {}

  /** Null where no bounces are read. */
  of(message: string): string | null {
    const { SEAL_KEY: key, BOUNCES_ADDRESS: address } = this.environment;
    if (address === undefined) return null;
    const [local, domain] = address.split('@');
    return `${local}+${signIds([message], { key, ...signing }).toString('hex')}@${domain}`;
  }

  /** Of which message a header says that it came back; null when no such address stands there, or another made it. */
  messageIn(header: string): string | null {
    const { SEAL_KEY: key, BOUNCES_ADDRESS: address = '' } = this.environment;
    const [local = '', domain = ''] = address.toLowerCase().split('@');
    if (domain === '') return null;
    for (const rest of header.toLowerCase().split(`${local}+`).slice(1)) {
      const isOurs = rest.startsWith(`@${domain}`, TOKEN_LENGTH);
      const token = Buffer.from(rest.slice(0, TOKEN_LENGTH), 'hex');
      const [message] = (isOurs && readSignedIds(token, 1, { key, ...signing })) || [];
      if (message) return message;
    }
    return null;
  }
}
