import { z } from 'zod';
import { InDoubt } from './in-doubt.tsx';
import { Action, Line, Note, Paragraph, Title } from './parts.tsx';
import { defineMail } from './mail-kind.ts';
import { expiryText, tokenPath } from './secret-link.ts';

type SecretLinkEvent =
  | 'identity.activation-requested'
  | 'identity.password-reset-requested'
  | 'identity.login-attempts-exceeded'
  | 'identity.email-confirmation-requested'
  | 'identity.account-confirmation-requested'
  | 'identity.employment-offered';

interface Messages {
  subject: string | ((sender: string) => string);
  title: string;
  greeting(name: string, sender: string): string;
  /** What it means, where the greeting has not said it. */
  effect?: string;
  /** Who presses it, where that is not everybody. */
  condition?: string;
  action: string;
  /** What a list of mails shows, where it is not until when the link serves. */
  preview?: string;
  note(expiry: string): string;
}

const reasons = z.object({
  /** Why the link is mailed, where that changes the words. */
  reason: z.enum(['email-change-undone', 'by-operator', 'email-confirmed', 'staff']).optional(),
});

interface SecretLinkMail {
  template: string;
  on: SecretLinkEvent;
  /** Where the link leads. */
  screen: string;
  /** Nobody asked for it now. */
  isUnasked?: true;
  messagesFor(data: z.infer<typeof reasons>): Messages;
}

/** A mail to one person that is about one secret link: why it comes, the button, and until when it serves. */
export const secretLinkMail = ({ template, on, screen, isUnasked, messagesFor }: SecretLinkMail) =>
  defineMail({
    template,
    audience: 'accounts',
    group: null,
    triesAgain: !isUnasked,
    on,
    recipients: async (event) => {
      const { email, first_name: name, user_id: userId } = event;
      // What an agency asks about its passenger goes to an address that it does not know.
      return [{ email, name, userId, isAccounts: 'passenger' in event }];
    },
    about: (event) => ('passenger' in event ? { passenger: event.passenger } : {}),
    data: reasons,
    content: async (event) => ('reason' in event && event.reason ? { reason: event.reason } : {}),
    secret: ({ sealed, expires_at }) => ({ sealed, expiresAt: new Date(expires_at) }),
    path: (_, token) => tokenPath(screen, token),
    subject: (about, sender) => {
      const { subject } = messagesFor(about);
      return typeof subject === 'string' ? subject : subject(sender);
    },
    preview(about, { expiresAt, today }) {
      const { preview, effect, note } = messagesFor(about);
      return preview ?? [effect, note(expiryText(expiresAt, today))].filter(Boolean).join(' ');
    },
    body: ({ data: about, link, recipientName, expiresAt, sender, agency, today }) => {
      const { title, greeting, effect, condition, action, note } = messagesFor(about);
      return (
        <>
          <Title>{title}</Title>
          <Paragraph>{greeting(recipientName, sender)}</Paragraph>
          {effect !== undefined && <Paragraph>{effect}</Paragraph>}
          {condition !== undefined && <Paragraph>{condition}</Paragraph>}
          <Action href={link} isSecondary={condition !== undefined}>
            {action}
          </Action>
          <Line />
          <Note>{note(expiryText(expiresAt, today))}</Note>
          <InDoubt agency={agency} />
        </>
      );
    },
    sample: {},
  });
