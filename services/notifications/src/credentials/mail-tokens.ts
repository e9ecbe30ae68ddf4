import { ENVIRONMENT, isSignatureOf, signatureOf } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';

const PURPOSE = 'mail choices';
const ID_BYTES = 16;
const SIGNATURE_BYTES = 20;

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * What a mail's links hold in place of a login: which mail it is, signed. It is kept nowhere, serves as long as the ledger has the
 * mail, and opens nothing but what the mail's address may choose.
 */
@Injectable()
export class MailTokens {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<NotificationsEnvironment, 'SEAL_KEY'>) {}

  of(mail: string): string {
    const signature = signatureOf(this.environment.SEAL_KEY, PURPOSE, mail, SIGNATURE_BYTES);
    return Buffer.concat([bytesOf(mail), signature]).toString('base64url');
  }

  /** Which mail a token is of; null when it was not made here. */
  read(token: string): string | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null;
    const mail = idOf(bytes.subarray(0, ID_BYTES));
    return isSignatureOf(this.environment.SEAL_KEY, PURPOSE, mail, bytes.subarray(ID_BYTES)) ? mail : null;
  }
}
