import { staffJourneyPath } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { dayText } from '@bitacora/kernel/dates';
import type { AboutJourney } from './about-journey.ts';
import { daysText } from './journey-mail.tsx';
import type { JourneyNews, News, TemplateInput } from './mail-kind.ts';
import { namesText } from './names-text.ts';
import { NewsPart } from './news-part.tsx';
import { Action, Deadline, Facts, Line, Note, Paragraph, Title } from './parts.tsx';

const messages = mailMessages.staffJourney;

type Input = Omit<TemplateInput<never>, 'data' | 'expiresAt' | 'service'>;

/** What one mail tells who answers for a journey, which leads to where staff see it. */
export function staffJourneyMail(news: readonly News[], about: AboutJourney, words: JourneyNews<never>['words']) {
  const { destination, travelDate } = about;
  const headline = news.find((one) => one.headline)?.headline ?? words.title(news.length, news[0]?.title ?? '');
  const only = news.length === 1 ? news[0] : undefined;
  const deadline = news.find((one) => one.deadline)?.deadline;
  const travellers = news.find((one) => one.travellers)?.travellers;
  return {
    path: only?.action?.path ?? staffJourneyPath(about.id, only?.item ?? null),
    subject: only?.subject ?? messages.subjectOfJourney(headline, travellers, destination, dayText(travelDate, null)),
    preview: () => only?.preview ?? namesText(news.map(({ title }) => title)),
    hasContacts: false,
    body: ({ link, recipientName, today }: Input) => (
      <>
        <Title>{words.title(news.length, news[0]?.title ?? '')}</Title>
        <Paragraph>{words.greeting(recipientName, news.length)}</Paragraph>
        {deadline && <Deadline of={deadline} />}
        <Facts
          rows={[
            [messages.journey, destination],
            [messages.dates, daysText(about, today)],
            ...(travellers ? ([[messages.travellers, travellers]] as const) : []),
          ]}
        />
        {news.map((one) => (
          <NewsPart key={one.title} news={one} name={typeof one.of === 'string' ? one.title : one.of.name} />
        ))}
        <Action href={link}>{only?.action?.label ?? messages.action}</Action>
        <Line />
        <Note>{messages.note}</Note>
      </>
    ),
  };
}
