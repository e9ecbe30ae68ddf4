import { mailMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { AgencyMoment } from './agency-moment.tsx';
import { AgencyPhones } from './agency-phones.tsx';
import { defineMail } from './mail-kind.ts';
import { Action, Facts, Paragraph, Title } from './parts.tsx';

const messages = mailMessages.secondFactorChanged;

/** To the owner of an account whose second factor is another: should somebody else have done it, nothing else tells so. */
export const secondFactorChanged = defineMail({
  template: 'second-factor-changed',
  audience: 'accounts',
  group: null,
  on: 'identity.second-factor-changed',
  recipients: async ({ email, first_name, user_id }) => [{ email, name: first_name, userId: user_id }],
  data: z.object({ change: z.enum(['set', 'moved', 'codes_renewed', 'removed']), changed_at: z.string() }),
  content: async ({ change, changed_at }) => ({ change, changed_at }),
  path: () => '/user/reset_password',
  subject: ({ change }, sender) => messages.subject(messages.title[change], sender),
  preview: () => messages.preview,
  body: ({ data: { change, changed_at }, link, recipientName, sender, agency, today }) => (
    <>
      <Title>{messages.title[change]}</Title>
      <Paragraph>{messages.greeting[change](recipientName, sender)}</Paragraph>
      <Facts rows={[[messages.changedAt, <AgencyMoment key="at" iso={changed_at} today={today} />]]} />
      <Paragraph>{messages.ifYou}</Paragraph>
      <Paragraph>{messages.ifNotYou}</Paragraph>
      <Action href={link} isSecondary>
        {messages.action}
      </Action>
      <AgencyPhones agency={agency} />
    </>
  ),
  sample: { change: 'moved', changed_at: '2030-07-12T20:04:00.000Z' },
});
