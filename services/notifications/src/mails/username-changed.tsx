import { mailMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { InDoubt } from './in-doubt.tsx';
import { defineMail } from './mail-kind.ts';
import { Action, Line, Note, Paragraph, Title } from './parts.tsx';

const messages = mailMessages.usernameChanged;

/** To the owner of an account whose passport an operator took back: by what to log in from now on. */
export const usernameChanged = defineMail({
  template: 'username-changed',
  audience: 'accounts',
  group: null,
  on: 'identity.username-changed',
  recipients: async ({ email, first_name, user_id }) => [{ email, name: first_name, userId: user_id }],
  data: z.object({}),
  content: async () => ({}),
  path: () => '/login',
  subject: (_, sender) => messages.subject(sender),
  preview: () => messages.note,
  body: ({ link, recipientName, sender, agency }) => (
    <>
      <Title>{messages.title}</Title>
      <Paragraph>{messages.greeting(recipientName, sender)}</Paragraph>
      <Action href={link}>{messages.action}</Action>
      <Line />
      <Note>{messages.note}</Note>
      <InDoubt agency={agency} />
    </>
  ),
  sample: {},
});
