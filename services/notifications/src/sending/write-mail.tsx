import { mailMessages } from '@bitacora/contracts/messages';
import { plainSpaces } from '@bitacora/kernel/dates';
import { render } from '@react-email/render';
import type { ReactNode } from 'react';
import { imagesIn, type InlineImage } from '../mails/images.ts';
import { Layout } from '../mails/layout.tsx';
import type { Address, Answerer, TemplateInput } from '../mails/mail-kind.ts';
import type { AttachedFile, WrittenFile } from './attached-files.ts';
import { plainText } from './plain-text.ts';

export interface WrittenMail {
  from: Address;
  to: Address;
  replyTo?: Address;
  subject: string;
  html: string;
  text: string;
  /** The pictures that it shows. */
  attachments: InlineImage[];
  /** What goes along with it. */
  files: readonly (AttachedFile | WrittenFile)[];
  /** How mail programs switch it off with one press (RFC 8058); none of what is never switched off. */
  headers: Record<string, string>;
  /** The same at every attempt, so that mail systems can tell a copy. */
  messageId: string;
}

type Given = Pick<TemplateInput<never>, 'recipientName' | 'expiresAt' | 'sender' | 'agency' | 'today'>;

/** What one message says, whatever kinds of mail it carries. */
export interface Content {
  /** Path of the one action. */
  path: string;
  /** Whom an answer reaches: the agency, when it is not given; nobody but the sender, when it is null. */
  replyTo?: Address | null | undefined;
  /** Of whom the body says how to reach him or her, and whom an answer reaches; the agency where it is null. */
  answerer?: Answerer | null;
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview(given: Pick<Given, 'expiresAt' | 'today'>): string;
  /** Whether its reader is to be in another country. */
  isAbroad?: boolean;
  /** The agency's phone, chat and e-mail stand at its foot. */
  hasContacts: boolean;
  /** What goes along. */
  files?: readonly (AttachedFile | WrittenFile)[];
  body(input: Given & { link: string; siteLink: (path: string) => string }): ReactNode;
}

export interface Envelope {
  /** Of the message: that of the first mail in it. */
  id: string;
  recipient: { email: string; name: string };
  agency: TemplateInput<never>['agency'];
  /** Address that mails come from. */
  from: string;
  /** Where the web is, without a path. */
  publicUrl: string;
  /** When the action's link ends. */
  expiresAt: Date | null;
  /** The day in Guayaquil. */
  today: string;
  /** Where its reader chooses which mails to get; null of what is never switched off. */
  choicesPath: string | null;
  /** One press switches all of it off. */
  isOneGroup: boolean;
}

// A visitor's words go into headers: whatever could end one becomes a space.
const oneLine = (text: string) =>
  plainSpaces(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** What React writes for browsers: pictures to load ahead, and marks between pieces of text. */
const forBrowsers = /<link rel="preload"[^>]*>|<!--(?: |html|head|body|\/?\$)-->/g;

/** The same address: opened it shows the switches, posted to it switches the mail's group off. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** In whose name a mail speaks. */
export const senderOf = (agency: Envelope['agency']): string => agency?.name ?? mailMessages.sender;

/** Whom an answer reaches; null where it is nobody but the sender. */
function replyToOf({ replyTo, answerer }: Content, agency: Envelope['agency']): Address | null {
  if (replyTo !== undefined) return replyTo;
  const reached = answerer ?? agency;
  return reached && { name: reached.name, address: reached.email };
}

/** Renders a message: headers, HTML with its pictures, and the same in plain text. */
export async function writeMail(content: Content, envelope: Envelope): Promise<WrittenMail> {
  const { id, recipient, agency, from, publicUrl, expiresAt, today, choicesPath, isOneGroup } = envelope;
  const siteLink = (path: string) => new URL(path, publicUrl).toString();
  const sender = senderOf(agency);
  const subject = oneLine(content.subject);
  const replyTo = replyToOf(content, agency);
  const choices = choicesPath === null ? null : siteLink(choicesPath);
  const given = { recipientName: recipient.name, expiresAt, sender, agency, today };
  // Where nobody is named the body says how to reach the agency.
  const hasContacts = content.hasContacts && content.answerer !== null;
  const page = await render(
    <Layout preview={content.preview(given)} {...{ agency, choices, hasContacts }} isAbroad={content.isAbroad ?? false}>
      {content.body({ ...given, link: siteLink(content.path), siteLink })}
    </Layout>,
  );
  const html = page.replaceAll(forBrowsers, '');
  return {
    from: { name: oneLine(sender), address: from },
    to: { name: oneLine(recipient.name), address: recipient.email },
    ...(replyTo ? { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } } : {}),
    subject,
    html,
    text: plainText(html),
    attachments: imagesIn(html, agency?.logo_image),
    files: content.files ?? [],
    headers: choices !== null && isOneGroup ? oneClick(choices) : {},
    messageId: `<${id}@${from.split('@').at(-1)}>`,
  };
}
