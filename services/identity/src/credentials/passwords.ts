import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { isCommonPassword } from '../domain/common-passwords.ts';

/** argon2id with OWASP's first choice: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords. Never within a transaction: the work would hold a connection. */
@Injectable()
export class Passwords {
  private nobodys: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return hash(password, cost);
  }

  /** Whether a password is the one of a hash. Without a hash the same work is done, and the answer is no. */
  async verify(password: string, passwordHash: string | null): Promise<boolean> {
    this.nobodys ??= this.hash(randomBytes(16).toString('hex'));
    const holds = await verify(passwordHash ?? (await this.nobodys), password);
    return holds && passwordHash !== null;
  }

  /** What is wrong with a new password beyond its shape. */
  errorsOf(newPassword: string): FieldErrors {
    return isCommonPassword(newPassword) ? { new_password: [messages.passwordCommon] } : {};
  }
}
