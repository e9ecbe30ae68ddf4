import { AttemptLimits, HourlyAllowance } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** Each but an opinion mails the advisers. An office behind one address sends several quotes and answers an hour, a person few of the others. */
const rules = {
  'quote-address': new HourlyAllowance(30),
  /** One customer may have 65,536 addresses of IPv6. */
  'quote-network': new HourlyAllowance(90),
  'proposal-address': new HourlyAllowance(30),
  'proposal-quote': new HourlyAllowance(10),
  'report-person': new HourlyAllowance(20),
  'luggage-person': new HourlyAllowance(20),
  'opinion-link': new HourlyAllowance(10),
};

@Injectable()
export class SubmissionLimits extends AttemptLimits<keyof typeof rules> {
  protected readonly rules = rules;
}
