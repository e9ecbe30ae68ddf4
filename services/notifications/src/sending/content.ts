import type { MailGroup } from '@bitacora/contracts';
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
  content: { words: Content; reader: Recipient; told: Told } | null;
  dropped: ReadonlyMap<string, 'no_longer_so' | 'no_longer_to_them'>;
}

/** What of the mails is in the message. */
export interface Told {
  /** The first of them, which was to this reader. */
  first: string;
  /** What all of it is switched off with; null where it is not. */
  group: MailGroup | null;
}

/** Only what one switch ends offers it. */
function toldOf(parts: readonly Part[], first: string): Told {
  const groups = new Set(parts.map(({ kind }) => kind.group));
  const [group = null] = groups;
  return { first, group: groups.size === 1 ? group : null };
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
  const { id, kind, data, token, recipient } = first;
  if (!kind.news) {
    const sender = senderOf(agency);
    const { journey, item } = kind.service?.(data) ?? {};
    const service = journey && item ? await serviceNow({ journey, item }, directory, today) : null;
    const words: Content = {
      path: kind.path(data, token),
      subject: kind.subject(data, sender),
      ...(kind.replyTo ? { replyTo: kind.replyTo(data) } : {}),
      body: (input) => kind.body({ ...input, data, service }),
    };
    return { content: { words, reader: recipient, told: toldOf([first], id) }, dropped: new Map() };
  }
  const told: { news: News; part: Part }[] = [];
  const dropped = new Map<string, 'no_longer_so' | 'no_longer_to_them'>();
  let to: Recipient | null = null;
  const readers = await kind.readers(data, directory);
  for (const part of parts) {
    const news = await part.kind.news?.(part.data, directory, today);
    const reader = readerNow(part.recipient, readers);
    if (!news) dropped.set(part.id, 'no_longer_so');
    else if (!reader) dropped.set(part.id, 'no_longer_to_them');
    else {
      told.push({ news, part });
      to ??= reader;
    }
  }
  const [one] = told;
  if (to === null || !one) return { content: null, dropped };
  const about = await aboutJourney(kind.journeyOf(data), directory, today);
  const words = journeyMail(
    told.map(({ news }) => news),
    about,
    kind.words,
  );
  const inIt = toldOf(
    told.map(({ part }) => part),
    one.part.id,
  );
  return { content: { words, reader: to, told: inIt }, dropped };
}
