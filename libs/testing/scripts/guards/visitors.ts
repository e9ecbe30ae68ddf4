import type { Guard } from '../guard.ts';

const JOURNEYS = 'services/journeys/test/integration/journeys.test.ts';
const MAILS = 'services/notifications/test/integration/mails.test.ts';
const READS = 'bff/test/integration/reads.test.ts';

/** What is reached by a secret address alone (proposals, calendars), and what travellers ask for. */
export const visitors: readonly Guard[] = [
  {
    name: 'the link of an earlier proposal, which opens nothing',
    file: 'services/journeys/src/domain/web-quote.ts',
    replace: [['!hasLink(proposal, linkHash) || ', '']],
    suite: JOURNEYS,
    test: 'a link ends when it is withdrawn, with a later version',
  },
  {
    name: 'the last day of a proposal’s link',
    file: 'services/journeys/src/domain/web-quote.ts',
    replace: [['!isOpen(proposal, today) || ', '']],
    suite: JOURNEYS,
    test: 'a link ends when it is withdrawn, with a later version',
  },
  {
    name: 'the hash of a proposal’s link, which is all that is kept',
    file: 'services/journeys/src/use-cases/send-proposal.ts',
    replace: [['linkHash: hashOfSecret(token)', 'linkHash: token']],
    suite: JOURNEYS,
    test: 'its link is told sealed and stored as a hash',
  },
  {
    name: 'the further link of a proposal, which no Idempotency-Key keeps',
    file: 'libs/contracts/src/http/endpoint.ts',
    replace: [[' && !tellsSecret', '']],
    suite: JOURNEYS,
    test: 'told once under any key and stored as a hash',
  },
  {
    name: 'the yes to a proposal that is told once',
    file: 'services/journeys/src/domain/web-quote.ts',
    replace: [['if (proposal.acceptedAt !== null) return false;', '']],
    suite: JOURNEYS,
    test: 'a yes is told once',
  },
  {
    name: 'the mail of a yes, which has something to say once its link has ended',
    file: 'services/notifications/src/mails/proposal-confirmed.tsx',
    replace: [['saysMoreThanLink: true', 'saysMoreThanLink: false']],
    suite: MAILS,
    test: 'whose link ended meanwhile is confirmed without a link',
  },
  {
    name: 'the answers to a quote that are taken in an hour',
    file: 'services/journeys/src/use-cases/ask-about-proposal.ts',
    replace: [[", { rule: 'proposal-quote', of: quote.id }", '']],
    suite: JOURNEYS,
    test: 'of a quote ten answers an hour are taken',
  },
  {
    name: 'the one mail a day to an address in a quote, whoever typed it',
    file: 'services/notifications/src/mails/quote-received.tsx',
    replace: [['  onceFor: (', '  asOftenAs: (']],
    suite: MAILS,
    test: 'is told an address once a day',
  },
  {
    name: 'what follows a plus, which makes no other mailbox of an address',
    file: 'services/notifications/src/domain/mail.ts',
    replace: [['.replace(/(?<=.)\\+.*/', '.replace(/nothing/']],
    suite: MAILS,
    test: 'is told an address once a day',
  },
  {
    name: 'the mail that a quote arrived, which has no word of the visitor',
    file: 'services/notifications/src/mails/quote-received.tsx',
    replace: [["name: '', userId: null", "name: 'Oferta', userId: null"]],
    suite: MAILS,
    test: 'without a word of what he or she wrote',
  },
  {
    name: 'the proposal of an ended link that nobody reads',
    file: 'bff/src/quotes/open-proposals.ts',
    replace: [['!isOpenToVisitor(proposal, today) || ', '']],
    suite: READS,
    test: 'its link opens nothing once it was withdrawn',
  },
  {
    name: 'the luggage that is asked for on an own ticket alone',
    file: 'services/journeys/src/references/luggage-references.ts',
    replace: [
      [
        'journey?.passengers.includes(id));',
        'journey?.passengers.includes(id)) ?? { id: journey?.passengers[0] ?? userId };',
      ],
    ],
    suite: JOURNEYS,
    test: 'for a ticket of others, as for one that is not there',
  },
  {
    name: 'the luggage that is added to no ticket of which nobody has use',
    file: 'services/journeys/src/references/luggage-references.ts',
    replace: [[' || request.isPointless(journey)', '']],
    suite: JOURNEYS,
    test: 'when its ticket is called off is refused alone',
  },
  {
    name: 'the luggage that who asked took back, which nothing lets wait again',
    file: 'services/journeys/src/domain/luggage-request.ts',
    replace: [["= ['open', 'suspended'];", "= ['open', 'suspended', 'withdrawn'];"]],
    suite: JOURNEYS,
    test: 'waits for no answer while its ticket is called off, and for one again',
  },
  {
    name: 'the request for luggage that who asked takes back',
    file: 'services/journeys/src/persistence/luggage-request.repository.ts',
    replace: [['if (request.userId !== userId) throw new ForeignError();', '']],
    suite: JOURNEYS,
    test: 'by who asked alone, and only while it is open',
  },
  {
    name: 'the calendar of who has left',
    file: 'bff/src/calendar/calendar-feeds.ts',
    replace: [[" and e.data ->> 'is_active' = 'true'", '']],
    suite: READS,
    test: 'who has left has none',
  },
  {
    name: 'the calendar’s address that ends with the password',
    file: 'bff/src/calendar/when-sessions-ended-end-calendar-feeds.ts',
    replace: [['if (data.ends_calendar) await', 'if (data.reissue) await']],
    suite: READS,
    test: 'it ends with the password, and not with a session',
  },
  {
    name: 'the calendar’s address that was made quicker than the end of its session was heard',
    file: 'bff/src/calendar/calendar-feeds.ts',
    replace: [[' or session = any(?::text[])', ' and session is distinct from (?::text)']],
    suite: READS,
    test: 'whoever is shut out makes none that outlives it',
  },
  {
    name: 'the amounts that a calendar’s address keeps from who does not see them',
    file: 'bff/src/calendar/calendar-feeds.ts',
    replace: [['rights: rightsOf(roles)', "rights: [...rightsOf(roles), 'billing']"]],
    suite: READS,
    test: 'it has no balance for who sees no amounts',
  },
  {
    name: 'the name of who asks for a quote, which a calendar’s address does not say',
    file: 'bff/src/calendar/calendar-file.ts',
    replace: [[" && kind !== 'quote_due'", '']],
    suite: READS,
    test: 'at the address for other programs a quote does not say who asks',
  },
  {
    name: 'what is due in the calendar, for who may see the lists of it alone',
    file: 'libs/contracts/src/http/calendar.ts',
    replace: [["rightOfKind[kind] ?? 'read'", "'read'"]],
    suite: READS,
    test: 'are for who may see the lists of them alone',
  },
  {
    name: 'the calendar that no program reads all the time',
    file: 'bff/src/calendar/calendar-feeds.ts',
    replace: [['if (wait > 0) throw', 'if (wait < 0) throw']],
    suite: READS,
    test: 'a program that reads all the time waits',
  },
];
