import { mailMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { defineMail } from './mail-kind.ts';
import { Action, Note, Paragraph, Title } from './layout.tsx';
import { expiryText, tokenPath } from './secret-link.ts';

const { asked, undone } = mailMessages.passwordReset;
const messagesFor = ({ reason }: { reason?: 'email-change-undone' | undefined }) => (reason ? undone : asked);

export const passwordReset = defineMail({
  template: 'password-reset',
  on: 'identity.password-reset-requested',
  recipients: async ({ email, first_name, user_id }) => [{ email, name: first_name, userId: user_id }],
  data: z.object({ reason: z.enum(['email-change-undone']).optional() }),
  content: async ({ reason }) => (reason ? { reason } : {}),
  secret: ({ sealed, expires_at }) => ({ sealed, expiresAt: new Date(expires_at) }),
  path: (_, token) => tokenPath('/user/password/reset/confirm', token),
  subject: (data) => messagesFor(data).subject,
  body: ({ data, link, recipientName, expiresAt }) => (
    <>
      <Title>{messagesFor(data).title}</Title>
      <Paragraph>{messagesFor(data).greeting(recipientName)}</Paragraph>
      <Action href={link}>{messagesFor(data).action}</Action>
      <Note>{messagesFor(data).note(expiryText(expiresAt))}</Note>
    </>
  ),
  sample: {},
});
