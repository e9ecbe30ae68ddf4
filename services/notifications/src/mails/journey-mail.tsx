import { journeyPath } from '@bitacora/contracts';
import { cancelledMessages, mailMessages } from '@bitacora/contracts/messages';
import { Fragment } from 'react';
import { type AboutJourney, daysText } from './about-journey.ts';
import { AdviserContacts } from './adviser-contacts.tsx';
import { CallNow } from './call-now.tsx';
import { cardsOf } from './cards-of-news.ts';
import { chatTextOf } from './chat-text.ts';
import type { JourneyNews, News, TemplateInput } from './mail-kind.ts';
import { Action, Gap, Line, Note, Paragraph, Pending, Subtitle, Title, Waiting } from './parts.tsx';
import { NamesList } from './names-list.tsx';
import { namesWithCounts } from './names-text.ts';
import { NewsPart } from './news-part.tsx';
import { hasChange, previewOf, subjectName, subjectOf, titleOf } from './words-of-news.ts';

const { journey: messages, serviceChanges: changes } = mailMessages;

type Input = Omit<TemplateInput<never>, 'data' | 'expiresAt' | 'service'>;

/** What one mail tells about a journey: its parts, what is still pending, and whom to ask. */
export function journeyMail(told: readonly News[], about: AboutJourney, words: JourneyNews<never>['words']) {
  const news = cardsOf(told, about);
  const { adviser, destination } = about;
  const only = news.length === 1 ? news[0] : undefined;
  const isChange = hasChange(news);
  /** Nothing but services that were called off. */
  const isOff = news.every(({ change, of }) => change === 'cancelled' && typeof of === 'string');
  const areServices = isChange && news.every(({ of }) => typeof of === 'string');
  const note = words.note ?? messages.note(isChange, adviser !== null);
  // A service that takes the place of another is a change, however it is told.
  const { greeting } = news.some(({ change, of }) => change && typeof of === 'string') ? changes : words;
  /** What became ready says so beside what has a headline. */
  const areNamed = news.some(({ headline }) => headline);
  const isAllReady = news.some((one) => one.isAllReady);
  const isActionFirst = !only || isAllReady;
  const isAfterAll = news.some((one) => one.isAfterAll);
  const callsNow = news.some((one) => one.callsNow);
  /** Who has to call, or is on the way, reads first how. */
  const callsFirst = isChange || news.some(({ at }) => at);
  return {
    // One part leads to that very service, several to the journey.
    path: only?.action?.path ?? journeyPath(about.id, only?.item ?? null),
    subject: subjectOf(news, destination, words),
    preview: () => previewOf(news),
    hasContacts: true,
    isAbroad: about.isAbroad,
    answerer: adviser,
    body: ({ link, siteLink, recipientName, agency, today }: Input & { siteLink: (path: string) => string }) => {
      // Below a single part; of several services above them, in the first view of a phone.
      const action = (
        <Action href={link} isSecondary={callsNow || only?.change === 'cancelled'}>
          {actionOf(only)}
        </Action>
      );
      const contacts = (
        <AdviserContacts
          {...{ adviser, agency }}
          hasEmergency={!isAfterAll}
          isAbroad={about.isAbroad}
          chatText={chatTextOf(about, recipientName)}
        />
      );
      return (
        <>
          <Title>{titleOf(news, words)}</Title>
          <Paragraph>{greeting(recipientName, news.length)}</Paragraph>
          <Subtitle of={[destination, daysText(about, today)]} />
          {only?.deadline && <Waiting of={only.deadline} />}
          {callsNow && <CallNow phone={adviser?.phone ?? null} isAbroad={about.isAbroad} agency={agency} />}
          {isActionFirst && action}
          {isAllReady && contacts}
          {news.map((one, nth) => (
            <Fragment key={`${subjectName(one)} ${one.item ?? one.title}`}>
              <NewsPart
                news={one}
                name={about.items.get(one.item ?? '') ?? subjectName(one)}
                headline={only ? undefined : (one.headline ?? (areNamed ? one.readyAs : undefined))}
                link={isLinked(one, only) ? siteLink(journeyPath(about.id, one.item)) : null}
                siteLink={siteLink}
                isNext={nth > 0}
              />
              {one.services?.map((service) => (
                <NewsPart
                  {...service}
                  key={service.news.item}
                  isNext
                  linkLabel={mailMessages.vouchers.open}
                  link={siteLink(journeyPath(about.id, service.news.item))}
                />
              ))}
            </Fragment>
          ))}
          {isActionFirst ? <Gap /> : action}
          {areServices && <WhatOfTheRest about={about} news={news} isOff={isOff} />}
          {isChange && <Paragraph>{note}</Paragraph>}
          {callsFirst && !isAllReady && contacts}
          {!isAfterAll && !isAllReady && (
            <StillPending
              about={about}
              isChange={isChange && !news.some(({ readyAs }) => readyAs)}
              isListed={only?.listsServices === true}
            />
          )}
          <OfCalendar news={told.filter(({ calendar = [] }) => calendar.length > 0)} />
          {!callsFirst && !isAllReady && (
            <>
              <Line />
              {contacts}
            </>
          )}
          {!isChange && <Note>{note}</Note>}
        </>
      );
    },
  };
}

/** Whether its card leads to it: of several each, and the one whose mail leads elsewhere. */
const isLinked = ({ of }: News, only: News | undefined) =>
  typeof of === 'string' && (!only || only.action !== undefined);

/** What the one thing to do with a mail is called, by the part that it has alone. */
function actionOf(only: News | undefined): string {
  if (only?.action) return only.action.label;
  return only && typeof only.of === 'string' ? messages.seeService : messages.seeJourney;
}

/** What the file for the reader's own calendar does there. */
function OfCalendar({ news }: { news: readonly News[] }) {
  if (news.length === 0) return null;
  const { note, moved, restored, both, cancelled } = mailMessages.calendar;
  const off = news.filter(({ change }) => change === 'cancelled').length;
  if (off > 0) return <Note>{off < news.length ? both : cancelled}</Note>;
  if (news.some(({ change }) => change === 'moved')) return <Note>{moved}</Note>;
  return <Note>{news.some(({ change }) => change) ? restored : note}</Note>;
}

interface StillPendingProperties {
  about: AboutJourney;
  isChange: boolean;
  /** All that was sold is named above. */
  isListed: boolean;
}

/** What became of the services that it does not tell of: that they stand, or which of them do not. */
function WhatOfTheRest({ about, news, isOff }: { about: AboutJourney; news: readonly News[]; isOff: boolean }) {
  const told = new Set(news.map(({ item }) => item));
  const off = [...about.off].flatMap(([item, title]) => (told.has(item) ? [] : [title]));
  if (off.length > 0) {
    const known = off.filter((title) => title !== null);
    return (
      known.length > 0 && (
        <Paragraph>
          <strong>{cancelledMessages.stillOff(namesWithCounts(known))}</strong>
        </Paragraph>
      )
    );
  }
  if (about.standing <= (isOff ? 0 : 1)) return null;
  return <Paragraph>{isOff ? messages.othersStand : messages.restStands}</Paragraph>;
}

/** That nothing is pending any more is news where something became ready, not where something changed. */
function StillPending({ about: { pending, standing }, isChange, isListed }: StillPendingProperties) {
  if (pending === null || (pending.length === 0 && isChange)) return null;
  if (pending.length === 0) return <Paragraph>{messages.nothingPending}</Paragraph>;
  if (isListed && pending.length === standing) return <Paragraph>{messages.allPending}</Paragraph>;
  return (
    <Pending>
      <strong>{messages.pending}:</strong>
      <NamesList of={pending} />
      {messages.pendingNote(pending.length)}
    </Pending>
  );
}
