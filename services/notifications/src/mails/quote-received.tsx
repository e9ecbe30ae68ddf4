import { quoteAnswerDue, quoteSnapshot } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { dayAt } from '@bitacora/kernel';
import { dayText, momentText } from '@bitacora/kernel/dates';
import { plainAddress } from '../domain/mail.ts';
import { AdviserContacts } from './adviser-contacts.tsx';
import { AgencyMoment } from './agency-moment.tsx';
import { defineMail } from './mail-kind.ts';
import { Action, Facts, Line, Note, Paragraph, Title, Waiting } from './parts.tsx';
import { tripText } from './quoted-trip.ts';

const messages = mailMessages.quoteReceived;

/** Whoever types an address chooses what is in this mail to it: what is picked from a list, and nothing that is written. */
const data = quoteSnapshot.pick({
  id: true,
  country_name: true,
  travel_date: true,
  n_adults: true,
  n_children: true,
  created_at: true,
});

const TEMPLATE = 'quote-received';

/** So many leave an agency within an hour, and none any more once so many were refused: whoever types addresses spends its good name. */
const MOST_AN_HOUR = 30;
const MOST_REFUSED = 5;

/** To the address in a quote, that it arrived: no more than one a day, whoever types it, however often. */
export const quoteReceived = defineMail({
  template: TEMPLATE,
  audience: 'visitors',
  isToTypedAddress: true,
  group: null,
  on: 'journeys.quote-created',
  async when({ agency, status = 'new' }, { directory }) {
    if (status !== 'new') return false;
    const { planned, refused } = await directory.toVisitorsOfAnHour(TEMPLATE, agency);
    return planned < MOST_AN_HOUR && refused < MOST_REFUSED;
  },
  onceFor: ({ agency, email, created_at }) => `${agency}:${dayAt(new Date(created_at))}:${plainAddress({ email })}`,
  recipients: async ({ email }) => [{ email, name: '', userId: null }],
  data,
  content: async (quote) => quote,
  helpsUntil: ({ created_at }) => new Date(quoteAnswerDue(created_at)),
  async isStillSo({ id }, directory) {
    const [quote] = await directory.quotes([id]);
    return !quote?.answered_at && !quote?.closed_at;
  },
  path: () => '/questions_and_answers',
  answerer: () => null,
  subject: ({ country_name }) => messages.subject(country_name),
  preview: (quote, { today }) =>
    `${messages.answerBy} ${momentText(quoteAnswerDue(quote.created_at), today)} · ${tripText(quote, today)}`,
  body: ({ data: { country_name, travel_date, n_adults, n_children, created_at }, link, sender, agency, today }) => (
    <>
      <Title>{messages.title}</Title>
      <Paragraph>{messages.greeting(sender)}</Paragraph>
      <Facts
        rows={[
          [messages.destination, country_name],
          [messages.day, dayText(travel_date, today)],
          [messages.adults, n_adults],
          [messages.children, n_children],
        ]}
      />
      <Waiting of={[messages.answerBy, <AgencyMoment key="by" iso={quoteAnswerDue(created_at)} today={today} />]} />
      <Paragraph>{messages.next}</Paragraph>
      <Action href={link} isSecondary>
        {messages.action}
      </Action>
      <Line />
      <AdviserContacts adviser={null} agency={agency} />
      <Note>{messages.note}</Note>
      <Note>{messages.notAsked}</Note>
    </>
  ),
  sample: {
    id: '01920000-0000-7000-8000-000000000001',
    country_name: 'Perú',
    travel_date: '2030-07-12',
    n_adults: 2,
    n_children: 1,
    created_at: '2030-07-01T14:05:00.000Z',
  },
});
