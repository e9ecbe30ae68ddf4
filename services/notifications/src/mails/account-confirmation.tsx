import { mailMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { defineMail } from './mail-kind.ts';
import { Action, Note, Paragraph, Title } from './layout.tsx';
import { expiryText, tokenPath } from './secret-link.ts';

const messages = mailMessages.accountConfirmation;

/** To the account of a known person, from an agency that knows the same document with another e-mail. */
export const accountConfirmation = defineMail({
  template: 'account-confirmation',
  on: 'identity.account-confirmation-requested',
  recipients: async ({ email, first_name, user_id }) => [{ email, name: first_name, userId: user_id }],
  data: z.object({}),
  content: async () => ({}),
  secret: ({ sealed, expires_at }) => ({ sealed, expiresAt: new Date(expires_at) }),
  path: (_, token) => tokenPath('/user/confirm_account', token),
  subject: (_, sender) => messages.subject(sender),
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
