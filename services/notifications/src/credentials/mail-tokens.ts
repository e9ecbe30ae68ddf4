import { ENVIRONMENT, readSignedIds, signIds } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';

const signing = { purpose: 'mail choices', bytes: 20 };

/**
 * What a mail's links hold in place of a login: which mail it is, signed. It is kept nowhere, serves as long as the ledger has the
 * mail, and opens nothing but what the mail's address may choose.
 */
@Injectable()
export class MailTokens {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<NotificationsEnvironment, 'SEAL_KEY'>) {}

  of(mail: string): string {
    return signIds([mail], { key: this.environment.SEAL_KEY, ...signing }).toString('base64url');
  }

  /** Which mail a token is of; null when it was not made here. */
  read(token: string): string | null {
    const signed = { key: this.environment.SEAL_KEY, ...signing };
    const [mail = null] = readSignedIds(Buffer.from(token, 'base64url'), 1, signed) ?? [];
    return mail;
  }
}
