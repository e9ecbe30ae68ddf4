import { opinionPath } from '@bitacora/contracts';
import { type AskedOpinion, ENVIRONMENT, opinionToken } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';

/** Where a mail leads who is asked how the journey was. */
@Injectable()
export class OpinionLinks {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<NotificationsEnvironment, 'SEAL_KEY'>) {}

  /** The page, with a mark chosen on it or none. */
  pathOf(asked: AskedOpinion, rating: number | null = null): string {
    return opinionPath(opinionToken(this.environment.SEAL_KEY, asked), rating);
  }
}
