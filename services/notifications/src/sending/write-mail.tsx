import { mailMessages } from '@bitacora/contracts/messages';
import type { SealedToken } from '@bitacora/platform';
import { render, toPlainText } from '@react-email/render';
import { Layout } from '../mails/layout.tsx';
import type { AnyMailKind } from '../mails/mail-kind.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';

interface Address {
  name: string;
  address: string;
}

export interface WrittenMail {
  from: Address;
  to: Address;
  replyTo?: Address;
  subject: string;
  html: string;
  text: string;
  /** The same at every attempt, so that mail systems can tell a copy. */
  messageId: string;
}

interface Ingredients {
  id: string;
  data: unknown;
  recipient: { email: string; name: string };
  agency: Projected<'agencies'> | null;
  /** Address that mails come from. */
  from: string;
  /** Where the web is, without a path. */
  publicUrl: string;
  token: SealedToken | null;
  /** When the token ends. */
  expiresAt: Date | null;
}

// A visitor's words go into headers: whatever could end one becomes a space.
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const plainText = {
  wordwrap: false,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false as const } },
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ],
};

/** Renders a mail of any kind: headers, HTML and the same in plain text. */
export async function writeMail(
  kind: AnyMailKind,
  { id, data, recipient, agency, from, publicUrl, token, expiresAt }: Ingredients,
): Promise<WrittenMail> {
  const link = new URL(kind.path(data, token), publicUrl).toString();
  const sender = agency?.name ?? mailMessages.sender;
  const subject = oneLine(kind.subject(data, sender));
  const replyTo = kind.replyTo?.(data);
  const html = await render(
    <Layout preview={subject} agency={agency}>
      {kind.body({ data, link, recipientName: recipient.name, expiresAt, sender, agency })}
    </Layout>,
  );
  return {
    from: { name: oneLine(sender), address: from },
    to: { name: oneLine(recipient.name), address: recipient.email },
    ...(replyTo ? { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } } : {}),
    subject,
    html,
    text: toPlainText(html, plainText),
    messageId: `<${id}@${from.split('@').at(-1)}>`,
  };
}
