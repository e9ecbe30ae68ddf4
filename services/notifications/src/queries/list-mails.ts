import {
  choiceLabel,
  type KeptMail,
  type LuggageOutcome,
  type MailReason,
  mailsOfMoney,
  type MailState,
  type Page,
} from '@bitacora/contracts';
import { arrayLiteral, Database, keysetPage, type PageQuery } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import type { MailStatus } from '../domain/mail.ts';
import { nameOf } from '../mails/about-journey.ts';
import { canBeSentAgain, eventMails } from '../mails/mail-kinds.ts';
import { isHeld } from '../persistence/mail-holds.ts';

interface Asked extends PageQuery {
  agency: string;
  journey?: string | undefined;
  passenger?: string | undefined;
  /** The passenger's account. */
  user?: string | undefined;
  /** Without what tells that something was billed or paid. */
  hidesMoney: boolean;
}

/** What luggage a mail is about, and what was answered. */
interface Luggage {
  luggage: string;
  outcome: LuggageOutcome | null;
}

interface Row {
  id: string;
  template: string;
  shown_as: string;
  /** The title of each, or what was sold, or which luggage was asked for; null of what tells of none. */
  services: readonly (string | Parameters<typeof nameOf>[0] | Luggage | null)[];
  also: string[];
  planned_at: string;
  ended_at: string | null;
  status: MailStatus;
  is_held: boolean;
  reason: string | null;
  attempts: number;
  possible_duplicate: boolean;
  recipient_email: string | null;
  to_account: boolean;
  passenger: string | null;
}

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Those that left in the same message, and share what became of it. */
const alongside = `other.message = mails.message and other.status = mails.status`;

// The one thing that is read of what a mail says: which services it, or its message, tells of. A step of a ladder says its occasion
// alone, and the ledger of reminders of which record that was; what has no record is named as it was sold.
const services = `(select jsonb_agg(coalesce(to_jsonb(other.data ->> 'title'), record.data -> 'title', sold.item,
    case when other.data -> 'luggage' is not null
      then jsonb_build_object('luggage', other.data -> 'luggage', 'outcome', other.data -> 'outcome') end) order by other.id)
  from mails other
    left join reminders step on (step.subject, step.kind, step.occasion)
      = (other.data ->> 'journey', other.data ->> 'kind', other.data ->> 'occasion')
    left join service_records record on record.id = step.record
    left join journeys on journeys.id = other.journey
    left join lateral jsonb_path_query(journeys.data, '$.services[*]') as sold (item)
      on sold.item ->> 'id' = coalesce(other.data ->> 'item', step.item)
  where other.id = mails.id or (${alongside}))`;

/** What staff call it: a service that took the place of another one is told by the mail of a ready one. */
const shownAs = (mail: string) =>
  `case when ${mail}.template = 'service-ready' and ${mail}.data -> 'replaces' is not null then 'service-replaced'
   else ${mail}.template end`;

const columns = `id, template, ${shownAs('mails')} as shown_as, ${services} as services,
  (select coalesce(jsonb_agg(distinct ${shownAs('other')}), '[]') from mails other
   where ${alongside} and ${shownAs('other')} <> ${shownAs('mails')} and other.template <> all (?::text[])) as also,
  ${instant('created_at')} as planned_at, ${instant('finished_at')} as ended_at, status,
  (status in ('waiting', 'sending') and ${isHeld}) as is_held, reason, attempts, possible_duplicate, recipient_email, to_account, passenger`;

const droppedFor: Partial<Record<string, MailReason>> = {
  event_too_old: 'too_late',
  too_late: 'too_late',
  link_expired: 'link_expired',
  dropped_after_restore: 'after_restore',
  no_longer_so: 'no_longer_so',
  no_longer_to_them: 'no_longer_to_them',
  switched_off: 'switched_off',
  address_bounced: 'address_bounced',
};

const states: Record<MailStatus, MailState> = {
  waiting: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  bounced: 'bounced',
  failed: 'failed',
  dropped: 'dropped',
};

/** What the mail server said stays in the ledger: it may name addresses. */
function reasonOf({ status, reason, attempts }: Row): MailReason | null {
  if (reason === null || status === 'sent') return null;
  if (status === 'dropped') return droppedFor[reason] ?? 'unexpected';
  if (status === 'bounced') return reason === 'no_such_address' ? reason : 'came_back';
  if (status === 'failed') return reason === 'interrupted_twice' ? 'interrupted' : 'refused';
  return attempts > 0 ? 'trying_again' : null;
}

/** `Bicicleta: No se puede agregar` */
const luggageText = ({ luggage, outcome }: Luggage): string =>
  outcome === null ? luggage : `${luggage}: ${choiceLabel('luggage_outcomes', outcome)}`;

function textOf(one: string | Parameters<typeof nameOf>[0] | Luggage): string {
  if (typeof one === 'string') return one;
  return 'luggage' in one ? luggageText(one) : nameOf(one);
}

/** Each once, whatever is told of it. */
function aboutOf({ services: told }: Row): string | null {
  const names = told.flatMap((one) => one ?? []).map(textOf);
  return [...new Set(names)].join(' · ') || null;
}

function shape(row: Row): KeptMail {
  const { status, is_held: isHeldBack, attempts: _, services: __, template, shown_as: shown, ...kept } = row;
  return {
    ...kept,
    template: shown,
    about: aboutOf(row),
    can_be_sent_again: row.ended_at !== null && row.recipient_email !== null && canBeSentAgain(template),
    state: isHeldBack ? 'held' : states[status],
    reason: isHeldBack ? null : reasonOf(row),
  };
}

/**
 * The mails of an agency about a journey or a passenger, the last planned first: ids are in the order of time. What left as
 * one message is one entry.
 */
@Injectable()
export class ListMails {
  constructor(private readonly database: Database) {}

  async of({ agency, journey, passenger, user, hidesMoney, ...page }: Asked): Promise<Page<KeptMail>> {
    const hidden = hidesMoney ? ofMoney : arrayLiteral([]);
    const subject =
      journey === undefined ? passengerSubject(passenger, user) : { sql: 'journey = ?', parameters: [journey] };
    const list = {
      columns,
      columnParameters: [hidden],
      table: 'mails',
      where: `agency = ? and ${subject.sql} and template <> all (?::text[])
        and not exists (select from mails other
          where ${alongside} and other.id < mails.id and other.template <> all (?::text[]))`,
      parameters: [agency, ...subject.parameters, hidden, hidden],
      isDescending: true,
    };
    const { results, ...rest } = await keysetPage<Row>(this.database, list, page);
    return { ...rest, results: results.map(shape) };
  }
}

const ofMoney = arrayLiteral(mailsOfMoney);

/** What somebody who also works for the agency is reminded of is planned by no event. */
const ofEvents = arrayLiteral(eventMails.map(({ template }) => template));

/** Of what was mailed to the account, only what has a link that ends is about the account itself; the rest is of others. */
const passengerSubject = (passenger = '', user = '') =>
  user === ''
    ? { sql: 'passenger = ?', parameters: [passenger] }
    : {
        sql: '(passenger = ? or (recipient_user_id = ? and journey is null and expires_at is not null and template = any (?::text[])))',
        parameters: [passenger, user, ofEvents],
      };
