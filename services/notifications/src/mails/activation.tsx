import { mailMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { defineMail } from './mail-kind.ts';
import { Action, Note, Paragraph, Title } from './layout.tsx';
import { expiryText, tokenPath } from './secret-link.ts';

const messages = mailMessages.activation;

export const activation = defineMail({
  template: 'activation',
  on: 'identity.activation-requested',
  recipients: async ({ email, first_name, user_id }) => [{ email, name: first_name, userId: user_id }],
  data: z.object({}),
  content: async () => ({}),
  secret: ({ sealed, expires_at }) => ({ sealed, expiresAt: new Date(expires_at) }),
  path: (_, token) => tokenPath('/user/activate', token),
  subject: () => messages.subject,
  body: ({ link, recipientName, expiresAt }) => (
    <>
      <Title>{messages.title}</Title>
      <Paragraph>{messages.greeting(recipientName)}</Paragraph>
      <Action href={link}>{messages.action}</Action>
      <Note>{messages.note(expiryText(expiresAt))}</Note>
    </>
  ),
  sample: {},
});
