import { ENVIRONMENT, readSignedIds, signedIds } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';

const PURPOSE = 'mail choices';

/**
 * What a mail's links hold in place of a login: which mail it is, signed. It is kept nowhere, serves as long as the ledger has the
 * mail, and opens nothing but what the mail's address may choose.
 */
@Injectable()
export class MailTokens {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<NotificationsEnvironment, 'SEAL_KEY'>) {}

  of(mail: string): string {
    return signedIds(this.environment.SEAL_KEY, PURPOSE, [mail]);
  }

  /** Which mail a token is of; null when it was not made here. */
  read(token: string): string | null {
    const [mail = null] = readSignedIds(this.environment.SEAL_KEY, PURPOSE, token, 1) ?? [];
    return mail;
  }
}
