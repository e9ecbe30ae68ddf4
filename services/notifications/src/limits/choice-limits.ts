import { AttemptLimits, HourlyAllowance } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/**
 * Each for itself: mail programs unsubscribe for many people from a few addresses. A link that was not made here is told by its
 * signature alone, and costs nothing to refuse.
 */
const rules = {
  'choices-mail': new HourlyAllowance(60),
  'choices-person': new HourlyAllowance(60),
};

@Injectable()
export class ChoiceLimits extends AttemptLimits<keyof typeof rules> {
  protected readonly rules = rules;
}
