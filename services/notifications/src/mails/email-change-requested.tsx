import { mailMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { AgencyMoment } from './agency-moment.tsx';
import { AgencyPhones } from './agency-phones.tsx';
import { defineMail } from './mail-kind.ts';
import { Action, Facts, Line, Note, Paragraph, Title } from './parts.tsx';
import { tokenPath } from './secret-link.ts';

const messages = mailMessages.emailChangeRequested;

/** To the address that an account is asked to leave: should somebody else have asked, only there does its owner hear of it. */
export const emailChangeRequested = defineMail({
  template: 'email-change-requested',
  audience: 'accounts',
  group: null,
  on: 'identity.email-change-requested',
  recipients: async ({ former_email, first_name, user_id }) => [
    { email: former_email, name: first_name, userId: user_id },
  ],
  data: z.object({ new_email: z.string(), requested_at: z.string() }),
  content: async ({ new_email_masked, requested_at }) => ({ new_email: new_email_masked, requested_at }),
  secret: ({ sealed, expires_at }) => ({ sealed, expiresAt: new Date(expires_at) }),
  path: (_, token) => tokenPath('/user/undo_email', token),
  subject: (_, sender) => messages.subject(sender),
  preview: () => messages.ifNotYou,
  body: ({ data: { new_email, requested_at }, link, recipientName, sender, agency, today }) => (
    <>
      <Title>{messages.title}</Title>
      <Paragraph>{messages.greeting(recipientName, sender)}</Paragraph>
      <Facts
        rows={[
          [messages.requestedAt, <AgencyMoment key="at" iso={requested_at} today={today} />],
          [messages.newEmail, new_email],
        ]}
      />
      <Paragraph>{messages.ifYou}</Paragraph>
      <Paragraph>{messages.ifNotYou}</Paragraph>
      <Action href={link} isSecondary>
        {messages.action}
      </Action>
      <AgencyPhones agency={agency} />
      <Line />
      <Note>{messages.note}</Note>
    </>
  ),
  sample: { new_email: 'r***@correo.ec', requested_at: '2030-07-12T20:04:00.000Z' },
});
