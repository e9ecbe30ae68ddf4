import { AttemptLimits } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { limitRules } from './limit-rules.ts';

/** How often somebody may try to log in, to guess a password or a link, or to have a mail sent. */
@Injectable()
export class Limits extends AttemptLimits<keyof typeof limitRules> {
  protected readonly rules = limitRules;
}
