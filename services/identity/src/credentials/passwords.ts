import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import { BoundedWork } from '@bitacora/platform';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { isCommonPassword } from '../domain/common-passwords.ts';

/** argon2id with OWASP's first choice: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Node has four threads for such work and for files: whoever floods a route with it leaves half of them to others. */
const MOST_AT_ONCE = 2;
/** More than strangers may try of one person at once, and done before whoever waits last gives up. */
const MOST_WAITING = 32;

/**
 * Hashes and checks passwords, a few at once and of people in turns; throws `busy` (503) when too many wait. Never within a
 * transaction: the work would hold a connection.
 */
@Injectable()
export class Passwords {
  private readonly cost = cost;
  private readonly work = new BoundedWork(MOST_AT_ONCE, MOST_WAITING, messages.busy);
  private nobodys: Promise<string> | null = null;

  /** `owner`: whose turn the work takes. */
  hash(password: string, owner: string): Promise<string> {
    return this.work.run(owner, () => hash(password, this.cost));
  }

  /** Whether a password is the one of a hash. Without a hash the same work is done, and the answer is no. */
  async verify(password: string, passwordHash: string | null, owner: string): Promise<boolean> {
    this.nobodys ??= hash(randomBytes(16).toString('hex'), cost);
    const compared = passwordHash ?? (await this.nobodys);
    const holds = await this.work.run(owner, () => verify(compared, password));
    return holds && passwordHash !== null;
  }

  /** What is wrong with a new password beyond its shape. */
  errorsOf(newPassword: string): FieldErrors {
    return isCommonPassword(newPassword) ? { new_password: [messages.passwordCommon] } : {};
  }
}
