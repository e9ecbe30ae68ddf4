import type { SealedToken } from '@bitacora/platform';
import { aboutJourney } from '../mails/about-journey.ts';
import { journeyMail } from '../mails/journey-mail.tsx';
import type { AnyMailKind, News } from '../mails/mail-kind.ts';
import type { Directory } from '../persistence/directory.ts';
import { type Content, type Envelope, senderOf } from './write-mail.tsx';

/** One mail of the ledger, as far as its words go. */
export interface Part {
  id: string;
  kind: AnyMailKind;
  data: unknown;
  token: SealedToken | null;
}

interface Sources {
  directory: Pick<Directory, 'findEmployee' | 'findRecord' | 'journey' | 'recordsOf'>;
  agency: Envelope['agency'];
  /** The day in Guayaquil. */
  today: string;
}

/** What a message says: a letter's own words, or the news of a journey, as they are now. */
export async function contentOf(
  parts: readonly Part[],
  { directory, agency, today }: Sources,
): Promise<{ content: Content | null; obsolete: ReadonlySet<string> }> {
  const [first] = parts;
  if (!first) return { content: null, obsolete: new Set() };
  const { kind, data, token } = first;
  if (!kind.news) {
    const sender = senderOf(agency);
    const content: Content = {
      path: kind.path(data, token),
      subject: kind.subject(data, sender),
      ...(kind.replyTo ? { replyTo: kind.replyTo(data) } : {}),
      body: (input) => kind.body({ ...input, data }),
    };
    return { content, obsolete: new Set() };
  }
  const told: News[] = [];
  const obsolete = new Set<string>();
  for (const part of parts) {
    const news = await part.kind.news?.(part.data, directory, today);
    if (news) told.push(news);
    else obsolete.add(part.id);
  }
  if (told.length === 0) return { content: null, obsolete };
  const about = await aboutJourney(kind.journeyOf(data), directory);
  return { content: journeyMail(told, about, kind.words), obsolete };
}
