import { type KeptFact, mailsOfMoney } from '@bitacora/contracts';
import type { HistoryReader } from '@bitacora/platform';
import { describe, expect, test } from '@jest/globals';
import { ToldFacts } from '../../src/history/told-facts.ts';

const again = (template: string) => ({
  id: `again-${template}`,
  name: 'notifications.mail-sent-again',
  data: { mail_id: 'a', again_of: 'b', agency: '0993371112001', template, about: null, passenger: null },
});
const reader = {
  read: async () => [again('service-ready'), ...mailsOfMoney.map(again)] as unknown as KeptFact[],
} satisfies Pick<HistoryReader, 'read'> as unknown as HistoryReader;

describe('the mails of a history', () => {
  const told = async (seesAmounts: boolean) =>
    (await new ToldFacts(reader).ofMails('journey', seesAmounts)).map(({ aggregate_id: id }) => id);

  test('are all told who sees amounts', async () => {
    expect(await told(true)).toHaveLength(1 + mailsOfMoney.length);
  });

  test('are those that tell nothing of money to anybody else', async () => {
    expect(await told(false)).toEqual(['again-service-ready']);
  });
});
