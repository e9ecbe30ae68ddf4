import { mailMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { defineMail } from './mail-kind.ts';
import { Action, Note, Paragraph, Title } from './layout.tsx';
import { expiryText, tokenPath } from './secret-link.ts';

const messages = mailMessages.emailConfirmation;

/** To the address that waits to be the account's: only whoever reads it there can make it so. */
export const emailConfirmation = defineMail({
  template: 'email-confirmation',
  on: 'identity.email-confirmation-requested',
  recipients: async ({ email, first_name, user_id }) => [{ email, name: first_name, userId: user_id }],
  data: z.object({}),
  content: async () => ({}),
  secret: ({ sealed, expires_at }) => ({ sealed, expiresAt: new Date(expires_at) }),
  path: (_, token) => tokenPath('/user/confirm_email', token),
  subject: () => messages.subject,
  body: ({ link, recipientName, expiresAt, sender }) => (
    <>
      <Title>{messages.title}</Title>
      <Paragraph>{messages.greeting(recipientName, sender)}</Paragraph>
      <Action href={link}>{messages.action}</Action>
      <Note>{messages.note(expiryText(expiresAt))}</Note>
    </>
  ),
  sample: {},
});
