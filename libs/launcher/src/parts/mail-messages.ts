import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';

/** Names and shapes are those of Mailpit's API, so that tests read mail the same way from either. */
export interface MailAddress {
  Name: string;
  Address: string;
}

export interface MailAttachment {
  PartID: string;
  FileName: string;
  ContentType: string;
  ContentID: string;
  Size: number;
}

interface MailHead {
  ID: string;
  /** Without angle brackets. */
  MessageID: string;
  From: MailAddress;
  To: MailAddress[];
  Cc: MailAddress[];
  Bcc: MailAddress[];
  ReplyTo: MailAddress[];
  Subject: string;
  Tags: string[];
  Size: number;
}

export interface MailSummary extends MailHead {
  Read: boolean;
  /** When it arrived. */
  Created: string;
  /** How many. */
  Attachments: number;
  Snippet: string;
}

export interface MailMessage extends MailHead {
  ReturnPath: string;
  /** When it says that it was sent. */
  Date: string;
  HTML: string;
  Text: string;
  Inline: MailAttachment[];
  Attachments: MailAttachment[];
}

export interface ParsedMail {
  summary: MailSummary;
  message: MailMessage;
  /** By `PartID`. */
  parts: Map<string, { mediaType: string; name: string; bytes: Uint8Array }>;
}

const SNIPPET_LENGTH = 250;

/** Reads a raw mail. The id begins with the millisecond of its arrival, as 12 hexadecimal digits. */
export async function parseMail(id: string, raw: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw);
  const parts = mail.attachments.map((part, index) => ({ part, id: String(index + 1), bytes: bytesOf(part) }));
  const isInline = ({ part }: { part: Attachment }) => part.related === true || part.disposition === 'inline';
  const created = new Date(parseInt(id.slice(0, 12), 16)).toISOString();
  const head = headOf(id, mail, raw.length);
  const inline = parts.filter(isInline).map(describePart);
  const attached = parts.filter((part) => !isInline(part)).map(describePart);
  return {
    summary: { ...head, Read: false, Created: created, Attachments: attached.length, Snippet: snippetOf(mail) },
    message: {
      ...head,
      ReturnPath: mail.returnPath ?? head.From.Address,
      // An unreadable date stays as it came in the library; ours is always an instant.
      Date: Number.isNaN(Date.parse(mail.date ?? '')) ? created : (mail.date ?? created),
      HTML: mail.html ?? '',
      Text: mail.text ?? '',
      Inline: inline,
      Attachments: attached,
    },
    parts: new Map(
      parts.map(({ part, id: partId, bytes }) => [
        partId,
        { mediaType: part.mimeType, name: part.filename ?? `parte-${partId}`, bytes },
      ]),
    ),
  };
}

function headOf(id: string, mail: Email, size: number): MailHead {
  return {
    ID: id,
    MessageID: (mail.messageId ?? '').replace(/^<|>$/g, ''),
    From: addressesOf(mail.from ? [mail.from] : [])[0] ?? { Name: '', Address: '' },
    To: addressesOf(mail.to),
    Cc: addressesOf(mail.cc),
    Bcc: addressesOf(mail.bcc),
    ReplyTo: addressesOf(mail.replyTo),
    Subject: mail.subject ?? '',
    Tags: [],
    Size: size,
  };
}

const addressesOf = (addresses: readonly Address[] = []): MailAddress[] =>
  addresses
    .flatMap((address) => address.group ?? [address])
    .map(({ name, address }) => ({ Name: name, Address: address ?? '' }));

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

const describePart = ({ part, id, bytes }: { part: Attachment; id: string; bytes: Uint8Array }): MailAttachment => ({
  PartID: id,
  FileName: part.filename ?? '',
  ContentType: part.mimeType,
  ContentID: (part.contentId ?? '').replace(/^<|>$/g, ''),
  Size: bytes.length,
});

function snippetOf({ text, html }: Email): string {
  const words = text ?? (html ?? '').replace(/<style[\s\S]*?<\/style>|<[^>]+>/gi, ' ');
  return words.replace(/\s+/g, ' ').trim().slice(0, SNIPPET_LENGTH);
}
