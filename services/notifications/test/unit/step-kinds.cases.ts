import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type Audience, type StepKind, stepKinds } from '../../src/domain/ladder/step-kinds.ts';
import type { AnyMailKind } from '../../src/mails/mail-kind.ts';
import { mailKindOf, mailKinds } from '../../src/mails/mail-kinds.ts';

/** Whom a step is told, as mails call them: who answers for a journey is staff there. */
const mailAudiences: Record<Audience, AnyMailKind['audience']> = {
  travellers: 'travellers',
  holder: 'holder',
  adviser: 'staff',
};

const kinds = Object.keys(stepKinds) as StepKind[];

/** Of which steps a mail may be, by what the ledger keeps for it. */
function stepsOf({ data }: AnyMailKind): StepKind[] {
  const { kind, occasion } = data instanceof z.ZodObject ? data.shape : {};
  // Elsewhere `kind` is that of a service.
  if (!kind || !occasion) return [];
  return kinds.filter((one) => z.safeParse(kind, one).success);
}

describe.each(kinds)('the step %s', (kind) => {
  const { template, audience } = stepKinds[kind];

  test('is told by a mail that the platform sends, to whom the step is for', () => {
    expect(mailKindOf(template).audience).toBe(mailAudiences[audience]);
  });

  test('is told by no other mail', () => {
    const telling = mailKinds.filter((mail) => stepsOf(mail).includes(kind));
    expect(telling.map((mail) => mail.template)).toEqual([template]);
  });
});
