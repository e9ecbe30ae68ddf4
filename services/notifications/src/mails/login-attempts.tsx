import { mailMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { defineMail } from './mail-kind.ts';
import { Action, Note, Paragraph, Title } from './layout.tsx';
import { expiryText, tokenPath } from './secret-link.ts';

const messages = mailMessages.loginAttempts;

/** To the owner of an account that strangers try: what happens, and the way in from anywhere. */
export const loginAttempts = defineMail({
  template: 'login-attempts',
  on: 'identity.login-attempts-exceeded',
  recipients: async ({ email, first_name, user_id }) => [{ email, name: first_name, userId: user_id }],
  data: z.object({}),
  content: async () => ({}),
  secret: ({ sealed, expires_at }) => ({ sealed, expiresAt: new Date(expires_at) }),
  path: (_, token) => tokenPath('/user/password/reset/confirm', token),
  subject: () => messages.subject,
  body: ({ link, recipientName, expiresAt }) => (
    <>
      <Title>{messages.title}</Title>
      <Paragraph>{messages.greeting(recipientName)}</Paragraph>
      <Paragraph>{messages.effect}</Paragraph>
      <Action href={link}>{messages.action}</Action>
      <Note>{messages.note(expiryText(expiresAt))}</Note>
    </>
  ),
  sample: {},
});
