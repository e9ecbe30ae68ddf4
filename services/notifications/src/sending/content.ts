import { mailMessages } from '@bitacora/contracts/messages';
import type { SealedToken } from '@bitacora/platform';
import { readerNow, type Recipient } from '../domain/mail.ts';
import { aboutJourney } from '../mails/about-journey.ts';
import { hasTicket } from '../mails/cards-of-news.ts';
import { journeyMail } from '../mails/journey-mail.tsx';
import type { AnyMailKind, MailContext, NamedFile, News, OpinionPaths } from '../mails/mail-kind.ts';
import { staffJourneyMail } from '../mails/staff-journey-mail.tsx';
import { serviceNow } from '../mails/service-now.ts';
import { hasChange } from '../mails/words-of-news.ts';
import type { Directory } from '../persistence/directory.ts';
import type { AttachedFile } from './attached-files.ts';
import { calendarOf } from './calendar-of.ts';
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
  content: { words: Content; reader: Recipient; told: SentParts } | null;
  dropped: ReadonlyMap<string, 'no_longer_so' | 'no_longer_to_them'>;
}

/** What of a journey each of the mails says that may change, and said before, by its id: kept with it (product 16.25). */
export type Says = ReadonlyMap<string, Pick<News, 'told' | 'before'>>;

/** What of the mails is in the message. */
export interface SentParts {
  says: Says;
  /** The first of them, which was to this reader. */
  first: string;
  /** Some of it may be switched off: its reader is shown where. */
  hasChoices: boolean;
  /** All of it is switched off together, with one press. */
  isOneGroup: boolean;
}

function sentPartsOf(parts: readonly Part[], first: string, says: Says = new Map()): SentParts {
  const groups = new Set(parts.map(({ kind }) => kind.group));
  const hasChoices = [...groups].some((group) => group !== null);
  return { says, first, hasChoices, isOneGroup: hasChoices && groups.size === 1 };
}

/** What the words of a message are made from. */
export interface ContentSources {
  directory: MailContext['directory'] &
    Pick<
      Directory,
      | 'billed'
      | 'findEmployee'
      | 'findRecord'
      | 'known'
      | 'luggageRequests'
      | 'luggageRequestsOf'
      | 'quotes'
      | 'recordsOf'
      | 'standInOf'
      | 'told'
    >;
  agency: Envelope['agency'];
  /** The day in Guayaquil. */
  today: string;
  now: Date;
  /** Where the web is, without a path. */
  publicUrl: string;
  files: { read(files: readonly NamedFile[]): Promise<AttachedFile[] | null> };
  links: OpinionPaths;
}

/** What a message says and to whom: a letter's own words, or the news of a journey, as they are now. */
export async function contentOf(
  parts: readonly Part[],
  { directory, agency, today, now, publicUrl, files, links }: ContentSources,
): Promise<Sendable> {
  const [first] = parts;
  if (!first) return { content: null, dropped: new Map() };
  const { id, kind, data, token, recipient } = first;
  if (!kind.news) {
    if (kind.isStillSo && !(await kind.isStillSo(data, directory, now))) {
      return { content: null, dropped: new Map([[id, 'no_longer_so']]) };
    }
    const sender = senderOf(agency);
    const { journey, item } = kind.service?.(data) ?? {};
    const isForStaff = kind.audience === 'staff';
    const reader = isForStaff ? null : { passenger: recipient.passenger };
    const service = journey && item ? await serviceNow({ journey, item }, directory, { reader, now, today }) : null;
    const words: Content = {
      path: kind.path(data, token),
      subject: kind.subject(data, sender),
      preview: (given) => kind.preview(data, given),
      hasContacts: !isForStaff,
      isAbroad: kind.isAbroad?.(data) ?? false,
      ...(kind.replyTo ? { replyTo: kind.replyTo(data) } : {}),
      ...(kind.answerer ? { answerer: kind.answerer(data) } : {}),
      body: (input) => kind.body({ ...input, data, service }),
    };
    return { content: { words, reader: recipient, told: sentPartsOf([first], id) }, dropped: new Map() };
  }
  const told: { news: News; part: Part }[] = [];
  const dropped = new Map<string, 'no_longer_so' | 'no_longer_to_them'>();
  let to: Recipient | null = null;
  for (const part of parts) {
    const readers = (await part.kind.readers?.(part.data, { directory, today })) ?? [];
    const reader = readerNow(part.recipient, readers);
    const context = { directory, today, now, reader: reader ?? part.recipient, links };
    const news = await part.kind.news?.(part.data, context);
    if (!news) dropped.set(part.id, 'no_longer_so');
    // Who shared an address with another one, and has left it meanwhile: what is for one is not told the other.
    else if (!reader || (to && reader.email !== to.email)) dropped.set(part.id, 'no_longer_to_them');
    else {
      told.push({ news, part });
      to ??= reader;
    }
  }
  const [one] = told;
  if (!to || !one?.part.kind.words) return { content: null, dropped };
  const news = told.map((each) => each.news);
  const isOfOneKind = told.every(({ part }) => part.kind === one.part.kind);
  const attached = await files.read(news.flatMap((each) => each.files?.all ?? []));
  const isForStaff = one.part.kind.audience === 'staff';
  const tickets = !isForStaff && news.some(hasTicket) ? { passenger: to.passenger } : null;
  const about = await aboutJourney(kind.journeyOf(data), directory, {
    now,
    today,
    changesTo: hasChange(news) ? to : null,
    tickets,
  });
  const compose = isForStaff ? staffJourneyMail : journeyMail;
  const words = compose(
    news.map((each) => saysWhereFilesAre(each, attached !== null)),
    about,
    isOfOneKind ? one.part.kind.words : isForStaff ? mailMessages.staffJourney.several : mailMessages.journeyNews,
    today,
  );
  const inIt = sentPartsOf(
    told.map(({ part }) => part),
    one.part.id,
    new Map(
      told.flatMap(({ part, news: { told: said, before } }) =>
        said ? [[part.id, { told: said, ...(before && { before }) }]] : [],
      ),
    ),
  );
  const calendar = calendarOf(news, { name: about.destination, now, publicUrl });
  return {
    content: { words: { ...words, files: [...(attached ?? []), ...calendar] }, reader: to, told: inIt },
    dropped,
  };
}

/** With its advice, whether its files went along, or where they are. */
function saysWhereFilesAre(news: News, areAttached: boolean): News {
  if (!news.files) return news;
  const { attached, elsewhere } = news.files;
  return { ...news, advice: [news.advice, areAttached ? attached : elsewhere].filter(Boolean).join(' ') };
}
