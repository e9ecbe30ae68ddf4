import { z } from 'zod';
import { validationMessages as messages } from '../messages/validation.ts';

type Issue = z.core.$ZodRawIssue;

function isMissing(issue: Issue): boolean {
  return issue.input === undefined || issue.input === null || issue.input === '';
}

function typeMessage(issue: Extract<Issue, { code: 'invalid_type' }>): string {
  switch (issue.expected) {
    case 'string':
      return messages.notText;
    case 'number':
      return messages.notNumber;
    case 'int':
      return messages.notInteger;
    case 'boolean':
      return messages.notBoolean;
    case 'array':
      return messages.notList;
    case 'object':
    case 'record':
      return messages.notObject;
    default:
      return messages.notChoice;
  }
}

function tooSmallMessage(issue: Extract<Issue, { code: 'too_small' }>): string {
  const minimum = Number(issue.minimum);
  if (issue.origin === 'string') return minimum === 1 ? messages.required : messages.tooShort(minimum);
  if (issue.origin === 'array') return messages.emptyList;
  return issue.inclusive ? messages.atLeast(minimum) : messages.moreThan(minimum);
}

function tooBigMessage(issue: Extract<Issue, { code: 'too_big' }>): string {
  const maximum = Number(issue.maximum);
  if (issue.origin === 'string') return messages.tooLong(maximum);
  if (issue.origin === 'array') return messages.tooMany(maximum);
  return messages.atMost(maximum);
}

/** The Spanish sentence for what a schema refused; a schema's own message always wins. */
function spanish(issue: Issue): string {
  if (issue.code === 'invalid_type') return isMissing(issue) ? messages.required : typeMessage(issue);
  if (isMissing(issue)) return messages.required;
  if (issue.code === 'too_small') return tooSmallMessage(issue);
  if (issue.code === 'too_big') return tooBigMessage(issue);
  if (issue.code === 'invalid_format' && issue.format === 'email') return messages.notEmail;
  if (issue.code === 'invalid_format' && (issue.format === 'uuid' || issue.format === 'guid')) return messages.notId;
  return messages.notChoice;
}

z.config({ customError: spanish });
