import { AttemptLimits, HourlyAllowance } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** Whoever presses it, nobody's inbox is filled. */
const rules = {
  'again-person': new HourlyAllowance(60),
  'again-reader': new HourlyAllowance(10),
};

@Injectable()
export class AgainLimits extends AttemptLimits<keyof typeof rules> {
  protected readonly rules = rules;
}
