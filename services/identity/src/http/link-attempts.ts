import { InvalidError } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';
import { Limits } from '../credentials/limits.ts';

/** Opens mailed links; whoever tries links that do not hold has to wait. */
@Injectable()
export class LinkAttempts {
  constructor(private readonly limits: Limits) {}

  async from<Result>(address: string, open: () => Promise<Result>): Promise<Result> {
    const limit = { rule: 'link-address', of: address } as const;
    await this.limits.check(limit);
    try {
      return await open();
    } catch (error) {
      if (error instanceof InvalidError && ('uid' in error.fields || 'token' in error.fields)) {
        await this.limits.count(limit);
      }
      throw error;
    }
  }
}
