import { journeyPath, serviceKind, serviceKinds } from '@bitacora/contracts';
import { mailMessages, timeMessages } from '@bitacora/contracts/messages';
import { dayText } from '@bitacora/kernel/dates';
import { Section } from '@react-email/section';
import type { AboutJourney } from './about-journey.ts';
import { Chat, Email, Phone, thumb } from './contacts.tsx';
import { hasImage } from './images.ts';
import type { JourneyNews, News, TemplateInput } from './mail-kind.ts';
import { Action, Facts, Line, Note, Paragraph, Pending, Title } from './parts.tsx';
import { colour, soft, text } from './style.ts';

const messages = mailMessages.journey;

type Words = JourneyNews<never>['words'];
type Input = Omit<TemplateInput<never>, 'data' | 'expiresAt'>;

const inKindOrder = (news: readonly News[]) =>
  news.toSorted((one, other) => serviceKinds.indexOf(one.kind) - serviceKinds.indexOf(other.kind));

/** What one mail tells about a journey: its parts, what is still pending, and whom to ask. */
export function journeyMail(told: readonly News[], about: AboutJourney, words: Words) {
  const news = inKindOrder(told);
  const { adviser, destination } = about;
  const [first] = news;
  const only = news.length === 1 ? first : undefined;
  return {
    // One part leads to that very service, several to the journey.
    path: journeyPath(about.id, only?.item ?? null),
    subject: words.subject(
      news.map(({ kind }) => serviceKind(kind).label),
      destination,
    ),
    preview: news.map(({ title }) => title).join(' · '),
    ...(adviser ? { replyTo: { name: adviser.name, address: adviser.email } } : {}),
    body: ({ link, siteLink, recipientName, agency, today }: Input & { siteLink: (path: string) => string }) => (
      <>
        <Title>{words.title(news.length)}</Title>
        <Facts
          rows={[
            [messages.journey, destination],
            [messages.dates, daysText(about, today)],
          ]}
        />
        <Paragraph>{words.greeting(recipientName, news.length)}</Paragraph>
        {news.map((one) => (
          <Part
            key={one.item ?? one.title}
            news={one}
            name={about.items.get(one.item ?? '') ?? serviceKind(one.kind).label}
            link={only ? null : siteLink(journeyPath(about.id, one.item))}
          />
        ))}
        <Action href={link}>{only ? messages.seeService : messages.seeJourney}</Action>
        <StillPending about={about} />
        <Line />
        <Adviser about={about} agency={agency} />
        <Note>{adviser ? messages.note : messages.noteWithoutAdviser}</Note>
      </>
    ),
  };
}

function StillPending({ about: { pending } }: { about: AboutJourney }) {
  if (pending === null) return null;
  if (pending.length === 0) return <Paragraph>{messages.nothingPending}</Paragraph>;
  return (
    <Pending>
      <strong>{messages.pending}:</strong> {messages.list(pending)}. {messages.pendingNote}
    </Pending>
  );
}

function daysText({ travelDate, returnDate }: AboutJourney, today: string): string {
  if (returnDate === null || returnDate === travelDate) return dayText(travelDate, today);
  return timeMessages.dayRange(dayText(travelDate, returnDate), dayText(returnDate, today));
}

/** Of several each has its own link; a single one is where the mail's action leads. */
function Part({
  news: { kind, title, subtitle, facts },
  name,
  link,
}: {
  news: News;
  name: string;
  link: string | null;
}) {
  return (
    <Section
      className="line"
      data-part
      style={{ border: `1px solid ${colour.line}`, borderRadius: '12px', margin: '0 0 12px', padding: '16px 16px 8px' }}
    >
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '0 0 12px' }}>
        <tbody>
          <tr>
            {hasImage(kind) && (
              // It only repeats the word beside it.
              <td aria-hidden valign="top" width={44} style={{ padding: '2px 12px 0 0' }}>
                <img src={`cid:${kind}`} alt="" width={44} height={44} style={{ display: 'block' }} />
              </td>
            )}
            <td>
              <div className="soft" style={{ ...soft, margin: 0 }}>
                {name}
              </div>
              <div className="ink" style={{ ...text, fontSize: '18px', fontWeight: 700, margin: 0 }}>
                {title}
              </div>
              {subtitle && (
                <div className="soft" style={{ ...soft, margin: 0 }}>
                  {subtitle}
                </div>
              )}
            </td>
          </tr>
        </tbody>
      </table>
      <Facts rows={facts} below={0} look="above" />
      {link && (
        <div className="ink" style={{ ...text, margin: 0 }}>
          <a className="link" href={link} style={{ ...thumb, color: colour.sea, textDecoration: 'underline' }}>
            {messages.seeService}
          </a>
        </div>
      )}
    </Section>
  );
}

const nameOf = ({ name, standsInFor }: NonNullable<AboutJourney['adviser']>) =>
  standsInFor === null ? name : messages.standsInFor(name, standsInFor);

/** Who to ask, one tap away, and help at once; without an adviser the agency. */
function Adviser({ about: { adviser }, agency }: { about: AboutJourney } & Pick<Input, 'agency'>) {
  const phone = adviser?.phone ?? agency?.phone;
  const chat = agency?.chat_numbers?.[0]?.number ?? adviser?.phone;
  const email = adviser?.email ?? agency?.email;
  const emergency = agency?.emergency_phone;
  return (
    <Facts
      look="thumb"
      rows={[
        ...(adviser ? [[messages.adviser, nameOf(adviser)] as const] : []),
        ...(phone ? [[messages.phone, <Phone key="phone" number={phone} />] as const] : []),
        ...(chat ? [[messages.chat, <Chat key="chat" number={chat} />] as const] : []),
        ...(email ? [[messages.email, <Email key="email" address={email} />] as const] : []),
        ...(emergency ? [[messages.emergency, <Phone key="emergency" number={emergency} />] as const] : []),
      ]}
    />
  );
}
