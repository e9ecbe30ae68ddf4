import { NotFoundError } from '@bitacora/kernel';
import { type AskedOpinion, ENVIRONMENT, readOpinionToken } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { JourneysEnvironment } from '../config.ts';

/** Reads whose word about which journey a mailed link asks for. */
@Injectable()
export class OpinionLinks {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<JourneysEnvironment, 'SEAL_KEY'>) {}

  /** Throws `not-found` for what was signed nowhere. */
  read(token: string): AskedOpinion {
    const asked = readOpinionToken(this.environment.SEAL_KEY, token);
    if (!asked) throw new NotFoundError();
    return asked;
  }
}
