import type {
  EventData,
  EventName,
  MailAudience,
  MailGroup,
  Right,
  ServiceKind,
  StoredFile,
} from '@bitacora/contracts';
import type { CalendarEvent, SealedToken } from '@bitacora/platform';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { AtNight } from '../domain/quiet-hours.ts';
import type { MailSubject, Recipient } from '../domain/mail.ts';
import type { ChangeKind, ToldJourney, ToldService } from '../domain/told-service.ts';
import type { Directory } from '../persistence/directory.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';

export interface MailContext {
  directory: Pick<
    Directory,
    | 'answerers'
    | 'answering'
    | 'answeringFor'
    | 'findRecord'
    | 'journey'
    | 'known'
    | 'nameOfStaff'
    | 'passengers'
    | 'quotes'
    | 'recordsOf'
    | 'staffByUser'
    | 'toVisitorsOfAnHour'
    | 'wasTold'
  >;
  now: Date;
  /** The day in Guayaquil. */
  today: string;
}

export interface Address {
  name: string;
  address: string;
}

/** Who answers what a mail is about. */
export interface Answerer {
  name: string;
  email: string;
}

/** What a template gets to write with. */
export interface TemplateInput<Data> {
  data: Data;
  /** Full address of the mail's one action. */
  link: string;
  recipientName: string;
  /** Until when the link serves; null when it holds no secret. */
  expiresAt: Date | null;
  /** In whose name the mail speaks: the agency's, or the platform's while the agency is not known. */
  sender: string;
  agency: Projected<'agencies'> | null;
  /** The day in Guayaquil on which it is written. */
  today: string;
  /** The service that it is about, as it is when the mail leaves; null where it names none that has its record. */
  service: ServiceNow | null;
}

/** A mail of its own: one occasion, one action. */
export interface Letter<Data> {
  /** Path of the mail's one action; a token is there when the event had a secret. */
  path(data: Data, token: SealedToken | null): string;
  /** Whom an answer reaches: the agency, when it is not given or names nobody; nobody but the sender, when it answers null. */
  replyTo?(data: Data): Address | null | undefined;
  /** Who answers what the mail is about, in place of `replyTo`: its body says how to reach him or her, and the agency where it is null. */
  answerer?(data: Data): Answerer | null;
  /** The service that it is about, read when the mail leaves: a code to show is not kept in the ledger. */
  service?(data: Data): Partial<Record<'journey' | 'item', string>>;
  /** Whether its reader is to be in another country, and dials that of the agency. */
  isAbroad?(data: Data): boolean | undefined;
  /** Asked when it leaves; what is no longer so is told nobody. Always so, when it is not given. */
  isStillSo?(
    data: Data,
    directory: Pick<Directory, 'findRecord' | 'journey' | 'luggageRequestsOf' | 'quotes' | 'recordsOf'>,
    now: Date,
  ): Promise<boolean>;
  subject(data: Data, sender: string): string;
  /** What a list of mails shows beside the subject: what else there is to know before it is opened. */
  preview(data: Data, given: Pick<TemplateInput<Data>, 'expiresAt' | 'today'>): string;
  body(input: TemplateInput<Data>): ReactNode;
}

/** A stored file, as it is called where it goes along. */
export interface NamedFile {
  name: string;
  file: StoredFile;
}

/** What of a journey stands in its reader's own calendar: `path` is where it is opened. */
export type CalendarEntry = Omit<CalendarEvent, 'description' | 'isCancelled' | 'url'> & { path: string };

/** One thing to tell about a journey, as it is when the mail leaves. */
export interface News {
  /** The kind of service that it is about, or what news of the journey itself is called: `Saldo`. */
  of: ServiceKind | { name: string };
  /** The item of the journey that it is about; null where it is about none, or an older row does not say it. */
  item: string | null;
  title: string;
  /** Who carries it out, a flight's number. */
  subtitle: string | null;
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Who travels, by name: to staff. */
  travellers?: string;
  /** What of the journey's money is said once in a mail: its sums, how the rest is paid, and in words how much that is. */
  money?: { sums: News['facts']; howToPay: News['facts']; toPay?: string | null; toAsk?: string } | undefined;
  /** What to do about it, in a sentence. */
  advice?: string;
  /** Its reader has to call at once. */
  callsNow?: true;
  /** The services that it hands over, each on a card of its own below it. */
  services?: readonly ServiceNow[];
  /** What else holds of it, below its facts. */
  note?: string;
  /** What goes along where it can, and what is said then, or else. */
  files?: { all: readonly NamedFile[]; attached: string; elsewhere: string };
  /** What goes along for the reader's own calendar, which strikes out what was called off (product 16.21). */
  calendar?: readonly CalendarEntry[];
  /** What may be answered, or done elsewhere, with one press: each where it leads to, a path of the site or an address. */
  links?: readonly { path: string; label: string }[];
  /** Marks to choose from, in their order, each with what it is called. */
  marks?: readonly { path: string; mark: number; label: string }[];
  /** Where it is answered, when it is not the journey: the mail's one action, or a link of its card where there are several. */
  action?: { path: string; label: string };
  /** What stands above it among parts that have headlines: `Ya tenemos su boleto aéreo`. */
  readyAs?: string;
  /** The moment that it reminds of, in words and as an instant: they come in their order. */
  at?: { text: string; instant: number };
  /** The subject of a mail that tells staff nothing else, where its headline and its journey are not enough. */
  subject?: string;
  /** What a list of mails shows beside its subject, where the title says less. */
  preview?: string;
  /** It names all services that were sold. */
  listsServices?: true;
  /** It names all who travel. */
  listsTravellers?: true;
  /** When its service begins, as milliseconds. */
  begins?: number;
  /** Whom staff call about it; who asked them gets their answer to the mail, too. */
  contact?:
    | {
        label: string;
        name: string;
        phone?: string | null | undefined;
        email?: string | null | undefined;
        hasAsked?: true;
      }
    | undefined;
  /** Until when there is time for it. */
  deadline?: News['facts'][number];
  /** It says that all is ready: that nothing is pending goes without saying. */
  isAllReady?: true;
  /** The journey is over: nobody asks what is pending, or needs help on the way. */
  isAfterAll?: true;
  /** What became of what was told before: of several parts about one service it is the card. */
  change?: ChangeKind;
  /** When it is now, or what else of it moved, in few words: a list of mails shows it. */
  now?: string;
  /** The days of a journey that changed: they stand beside the headline in the subject. */
  days?: string;
  /** What it says of what may change, as the next change of it is told (product 16.25). */
  told?: ToldService | ToldJourney;
  /** What its reader was told before, of a change: what is sent again says the same. */
  before?: ToldService | ToldJourney;
  /** What its title says does not hold any more. */
  isVoid?: true;
  /** What it is in few words: the title of a mail that carries nothing else, and the beginning of its subject; of several parts it stands above its own. */
  headline?: string;
  /** The headline and the name of so many of its kind. */
  asMany?: { headline(count: number): string; name(count: number): string };
}

/** A service with what its journey calls it: `Boleto Aéreo, Ida`. */
export interface ServiceNow {
  name: string;
  news: News;
}

/** Where who travelled says how a journey was, with a mark chosen or none. */
export interface OpinionPaths {
  pathOf(asked: { journey: string; passenger: string; until: string }, rating?: number | null): string;
}

/** What news is told from, when the mail leaves. */
export interface NewsContext {
  directory: Pick<
    Directory,
    | 'billed'
    | 'findRecord'
    | 'journey'
    | 'known'
    | 'luggageRequests'
    | 'luggageRequestsOf'
    | 'passengers'
    | 'recordsOf'
    | 'told'
  >;
  /** The day in Guayaquil. */
  today: string;
  now: Date;
  /** Who reads it, at the address of now. */
  reader: Recipient;
  /** Secret links that are made for that reader. */
  links: OpinionPaths;
}

/** A mail about a journey: several of them may leave as one (`journey-mail.tsx`), each a part of it. */
export interface JourneyNews<Data> {
  journeyOf(data: Data): string;
  /** To whom it goes, asked when it leaves. */
  readers(data: Data, context: Pick<MailContext, 'directory' | 'today'>): Promise<Recipient[]>;
  /** Asked when the mail leaves; null when there is nothing to tell any more. */
  news(data: Data, context: NewsContext): Promise<News | null>;
  /** The words around the parts, by the names of what they are about. */
  words: {
    subject(names: readonly string[], destination: string): string;
    /** `subject` is what the first of them is about: `su boleto aéreo`; to staff its title. */
    title(count: number, subject: string): string;
    greeting(name: string, count: number): string;
    /** What an answer is for, where it is not the usual. */
    note?: string;
  };
}

/** What the ledger keeps of a kind of mail, whatever it is planned by. */
interface Kept<Schema extends z.ZodType> {
  /** Stored in the ledger: never changes. */
  template: string;
  /** Whom it speaks to; news for staff leads to where they see the journey. */
  audience: MailAudience;
  /** What an employee has to be allowed who is asked by it: without that nobody gets it again. */
  right?: Right;
  /** What it is switched off with; null of what is never switched off (product 16.16): of accounts, the purchase, what is ready, vouchers, changes, answers, staff's. */
  group: MailGroup | null;
  /** What the ledger keeps for the template: no secrets, and no costs of the agency. */
  data: Schema;
  sample: z.infer<Schema>;
  /** Somebody asks for it now, and says so that the address is right: it goes also to one that refused mails (product 16.17). */
  triesAgain?: boolean;
  /** Goes to an address that a stranger typed, and that nobody wrote from: refused, it is mistyped, and nothing that an operator mends. */
  isToTypedAddress?: true;
  /** Has files along, and leaves alone. */
  carriesFiles?: true;
  /** Has something to say also when its link has ended meanwhile: then it leaves without it. */
  saysMoreThanLink?: boolean;
}

/**
 * A kind of mail, declared whole: on which event, under which condition, to whom, what it says, and a sample. A new kind
 * is one file and one line in `mail-kinds.ts` (and the event's row in the routing table); its preview is its sample, unless
 * `previews/samples.ts` says of what else it is shown.
 */
interface Planned<Name extends EventName, Schema extends z.ZodType> extends Kept<Schema> {
  on: Name;
  /** Sent only when this holds; always, when it is not given. */
  when?(event: EventData<Name>, context: MailContext): Promise<boolean>;
  /** What it is told once for, whoever it goes to, in place of once for its event and address. */
  onceFor?(event: EventData<Name>): string;
  recipients(event: EventData<Name>, context: MailContext): Promise<Recipient[]>;
  /** What it is about, as staff ask for it later; nothing for what concerns an account or a visitor. */
  about?(event: EventData<Name>): MailSubject;
  /**
   * The journey about which it gathers with others, whether for a short while only, when it leaves that would leave at night
   * where its travellers are, and by when they need it. Without it the mail leaves at once, alone.
   */
  gathers?(
    event: EventData<Name>,
    now: Date,
  ): { about: string | null; isUrgent: boolean; atNight: AtNight; neededBy?: Date | null };
  content(event: EventData<Name>, context: MailContext): Promise<z.infer<Schema>>;
  /** From then on it helps nobody; null, or not given, where that is not known. */
  helpsUntil?(event: EventData<Name>): Date | null;
  secret?(event: EventData<Name>): { sealed: string; expiresAt: Date } | null;
}

type Telling<Data> = (Letter<Data> & Partial<Record<keyof JourneyNews<Data>, never>>) | JourneyNews<Data>;

export type MailKind<Name extends EventName, Schema extends z.ZodType> = Planned<Name, Schema> &
  Telling<z.infer<Schema>>;

/** Any kind that is planned by an event, for the registry: each kind's own functions only ever get its own event and data. */
export type AnyEventMail = MailKind<EventName, z.ZodType>;

/** Any kind at all, for whoever writes what the ledger holds. */
export type AnyMailKind = Kept<z.ZodType> & Telling<unknown>;

/** Declares a kind with its event's and data's types. */
export function defineMail<Name extends EventName, Schema extends z.ZodType>(
  kind: MailKind<Name, Schema>,
): AnyEventMail {
  return kind as unknown as AnyEventMail;
}

/** A kind that a schedule plans. */
export type ScheduledMail<Schema extends z.ZodType> = Kept<Schema> & Telling<z.infer<Schema>>;

/** Declares a kind that a schedule plans, with its data's type. */
export function defineScheduledMail<Schema extends z.ZodType>(kind: ScheduledMail<Schema>): AnyMailKind {
  return kind as unknown as AnyMailKind;
}
