import type { SealedToken } from '@bitacora/platform';
import { readerNow, type Recipient } from '../domain/mail.ts';
import { aboutJourney } from '../mails/about-journey.ts';
import { journeyMail } from '../mails/journey-mail.tsx';
import type { AnyMailKind, News } from '../mails/mail-kind.ts';
import { serviceNow } from '../mails/service-facts.tsx';
import type { Directory } from '../persistence/directory.ts';
import { type Content, type Envelope, senderOf } from './write-mail.tsx';

/** One mail of the ledger, as far as its words go. */
export interface Part {
  id: string;
  kind: AnyMailKind;
  data: unknown;
  token: SealedToken | null;
  recipient: Recipient;
}

/** What is left to send of mails that leave together, and why each of the others is not. */
export interface Sendable {
  /** Null when none of them has anything to tell any more. */
  content: { words: Content; reader: Recipient } | null;
  dropped: ReadonlyMap<string, 'no_longer_so' | 'no_longer_to_them'>;
}

interface Sources {
  directory: Pick<Directory, 'findEmployee' | 'findRecord' | 'journey' | 'passengers' | 'recordsOf' | 'standInOf'>;
  agency: Envelope['agency'];
  /** The day in Guayaquil. */
  today: string;
}

/** What a message says and to whom: a letter's own words, or the news of a journey, as they are now. */
export async function contentOf(parts: readonly Part[], { directory, agency, today }: Sources): Promise<Sendable> {
  const [first] = parts;
  if (!first) return { content: null, dropped: new Map() };
  const { kind, data, token, recipient } = first;
  if (!kind.news) {
    const sender = senderOf(agency);
    const { journey, item } = kind.service?.(data) ?? {};
    const service = journey && item ? await serviceNow({ journey, item }, directory, today) : null;
    const words: Content = {
      path: kind.path(data, token),
      subject: kind.subject(data, sender),
      ...(kind.replyTo ? { replyTo: kind.replyTo(data) } : {}),
      ...(kind.answerer ? { answerer: kind.answerer(data) } : {}),
      body: (input) => kind.body({ ...input, data, service }),
    };
    return { content: { words, reader: recipient }, dropped: new Map() };
  }
  const told: News[] = [];
  const dropped = new Map<string, 'no_longer_so' | 'no_longer_to_them'>();
  let to: Recipient | null = null;
  const readers = await kind.readers(data, directory);
  for (const part of parts) {
    const news = await part.kind.news?.(part.data, directory, today);
    const reader = readerNow(part.recipient, readers);
    if (!news) dropped.set(part.id, 'no_longer_so');
    else if (!reader) dropped.set(part.id, 'no_longer_to_them');
    else {
      told.push(news);
      to ??= reader;
    }
  }
  if (to === null) return { content: null, dropped };
  const about = await aboutJourney(kind.journeyOf(data), directory, today);
  return { content: { words: journeyMail(told, about, kind.words), reader: to }, dropped };
}
