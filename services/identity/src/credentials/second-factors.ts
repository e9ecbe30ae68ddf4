import { conflict, validationMessages as messages } from '@bitacora/contracts/messages';
import { type Clock, ForbiddenError, InvalidError } from '@bitacora/kernel';
import { CLOCK, Database, ENVIRONMENT, hashOfSecret, seal, SecurityLog, unseal } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { IdentityEnvironment } from '../config.ts';
import { SecondFactorRepository, type StoredFactor } from '../persistence/second-factor.repository.ts';
import { newAppSecret, newRecoveryCodes, plainRecoveryCode, stepOf } from './one-time-codes.ts';

/** Whose it is, too: moved to another row it opens nothing. */
const sealedSecret = z.object({ user: z.string(), secret: z.string() });

/** What the second factor says of a login. */
export type FactorVerdict = 'passed' | 'otp_required' | 'otp_wrong';

const hashesOf = (codes: readonly string[]) => codes.map((code) => hashOfSecret(plainRecoveryCode(code)));

/** The code beside the password (product 4.9), within the running transaction. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly database: Database,
    private readonly security: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: IdentityEnvironment,
  ) {}

  /** Uses up what was typed: a code of the app serves once, and so does a recovery code. */
  async judge(userId: string, otp: string | null): Promise<FactorVerdict> {
    const factor = await this.factors.findLocked(userId);
    if (!factor?.is_confirmed) return 'passed';
    if (otp === null || otp.trim() === '') return 'otp_required';
    const used = this.afterUse(userId, factor, otp);
    if (!used) return 'otp_wrong';
    await this.factors.save(userId, used);
    return 'passed';
  }

  /**
   * A secret for an app, which serves once it is confirmed. Whoever has one already shows a code of it, and keeps it until
   * then. Throws `forbidden` for who is no staff, `invalid` for the code.
   */
  async begin(userId: string, otp: string | null): Promise<string> {
    await this.expectStaff(userId);
    const factor = await this.factors.findLocked(userId);
    const secret = newAppSecret();
    const sealed = this.sealed(userId, secret);
    if (factor?.is_confirmed) {
      await this.factors.save(userId, { ...this.usedUp(userId, factor, otp), next_secret: sealed });
      return secret;
    }
    const begun = { secret: sealed, is_confirmed: false, used_step: 0, recovery_codes: [], next_secret: null };
    await this.factors.save(userId, begun);
    return secret;
  }

  /** Answers the recovery codes, which nobody can read afterwards. */
  async confirm(userId: string, code: string): Promise<string[]> {
    await this.expectStaff(userId);
    const factor = await this.factors.findLocked(userId);
    if (!factor) throw conflict('second_factor_not_begun');
    if (factor.is_confirmed && factor.next_secret === null) throw conflict('second_factor_on');
    const secret = factor.next_secret ?? factor.secret;
    const step = stepOf(this.secretOf(userId, secret), code, this.clock.now());
    if (step === null) throw new InvalidError({ code: [messages.codeWrong] });
    const codes = newRecoveryCodes();
    await this.factors.save(userId, {
      secret,
      is_confirmed: true,
      used_step: step,
      recovery_codes: hashesOf(codes),
      next_secret: null,
    });
    this.tell(userId, factor.is_confirmed ? 'moved to another app' : 'set');
    return codes;
  }

  async renewRecoveryCodes(userId: string): Promise<string[]> {
    const factor = await this.factors.findLocked(userId);
    if (!factor?.is_confirmed) throw conflict('second_factor_off');
    const codes = newRecoveryCodes();
    await this.factors.save(userId, { ...factor, recovery_codes: hashesOf(codes) });
    this.tell(userId, 'recovery codes renewed');
    return codes;
  }

  async remove(userId: string): Promise<void> {
    const isRequired = await this.factors.isRequiredOf(userId);
    const factor = await this.factors.findLocked(userId);
    if (factor?.is_confirmed && isRequired) throw conflict('second_factor_required');
    await this.forget(userId);
  }

  /** Also one that the agency asks for: an operator removes what its owner has lost. Answers whether there was one. */
  async forget(userId: string): Promise<boolean> {
    const factor = await this.factors.findLocked(userId);
    await this.factors.remove(userId);
    if (factor?.is_confirmed) this.tell(userId, 'removed');
    return factor?.is_confirmed === true;
  }

  /** Closes somebody's secret with the key in use, while the one before it still opens it. */
  async sealAgain(userId: string): Promise<void> {
    const factor = await this.factors.findLocked(userId);
    if (!factor) return;
    const again = (sealed: string) => this.sealed(userId, this.secretOf(userId, sealed));
    const next_secret = factor.next_secret === null ? null : again(factor.next_secret);
    await this.factors.save(userId, { ...factor, secret: again(factor.secret), next_secret });
  }

  private usedUp(userId: string, factor: StoredFactor, otp: string | null): StoredFactor {
    if (otp === null || otp.trim() === '') throw new InvalidError({ otp: [messages.required] });
    const used = this.afterUse(userId, factor, otp);
    if (!used) throw new InvalidError({ otp: [messages.codeWrong] });
    return used;
  }

  private afterUse(userId: string, factor: StoredFactor, otp: string): StoredFactor | null {
    const code = otp.replaceAll(/\s/g, '');
    if (/^\d{6}$/.test(code)) {
      const step = stepOf(this.secretOf(userId, factor.secret), code, this.clock.now());
      return step !== null && step > factor.used_step ? { ...factor, used_step: step } : null;
    }
    const hash = hashOfSecret(plainRecoveryCode(otp));
    if (!factor.recovery_codes.includes(hash)) return null;
    return { ...factor, recovery_codes: factor.recovery_codes.filter((one) => one !== hash) };
  }

  private sealed(user: string, secret: string): string {
    return seal(this.environment.SEAL_KEY, { user, secret });
  }

  private secretOf(userId: string, sealed: string): string {
    const opened = unseal(this.environment.SEAL_KEY, sealed, sealedSecret);
    if (opened.user !== userId) throw new Error('the secret of a second factor is another account’s');
    return opened.secret;
  }

  private async expectStaff(userId: string): Promise<void> {
    if ((await this.factors.isRequiredOf(userId)) === null) throw new ForbiddenError();
  }

  private tell(userId: string, reason: string): void {
    this.database.afterCommit(() => this.security.record('second-factor-changed', { userId, reason }));
  }
}
