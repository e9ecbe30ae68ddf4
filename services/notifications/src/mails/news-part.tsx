import { mailMessages } from '@bitacora/contracts/messages';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { thumb } from './contacts.tsx';
import { hasImage } from './images.ts';
import type { News } from './mail-kind.ts';
import { Facts, Former, Paragraph } from './parts.tsx';
import { colour, soft, text } from './style.ts';

/** Space around the line that parts what is on a card. */
const apart = { borderTop: `1px solid ${colour.line}`, margin: '8px 0 16px', padding: '16px 0 0' } as const;

/** What a card is about. */
const heading = { ...text, fontSize: '18px', fontWeight: 700, margin: 0 } as const;

/** How something is paid, below how much that is. */
export const HowToPay = ({ of, toPay }: { of: News['facts']; toPay: string | null }) => (
  <>
    {toPay !== null && (
      <div className="ink" style={{ ...text, fontWeight: 700, margin: '0 0 8px' }}>
        {toPay}
      </div>
    )}
    <Facts rows={of} below={0} look="above" />
  </>
);

/** What may be pressed on a card, beside the mail's one action. */
const CardLink = ({ href, children }: { href: string; children: string }) => (
  <div className="ink" style={{ ...text, margin: 0 }}>
    <a className="link" href={href} style={{ ...thumb, color: colour.sea, textDecoration: 'underline' }}>
      {children}
    </a>
  </div>
);

/** A mark to press. */
const markStyle = {
  ...thumb,
  border: `1px solid ${colour.line}`,
  borderRadius: '8px',
  color: colour.sea,
  display: 'block',
  fontWeight: 600,
  padding: '10px 8px',
  textAlign: 'center',
  textDecoration: 'none',
} as const;

const wholeWidth = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

/** Marks beside each other, and below them what the first and the last are called. */
const Marks = ({ of, siteLink }: { of: NonNullable<News['marks']>; siteLink: (path: string) => string }) => (
  <>
    <table {...wholeWidth} style={{ tableLayout: 'fixed' }}>
      <tbody>
        <tr>
          {of.map(({ path, mark, label }) => (
            <td key={mark} style={{ padding: '0 2px' }}>
              <a className="link line" href={siteLink(path)} aria-label={label} style={markStyle}>
                {mark}
              </a>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
    <table {...wholeWidth} data-skip-in-text="true" style={{ margin: '4px 0 8px' }}>
      <tbody>
        <tr>
          {[of[0], of.at(-1)].map((end, nth) => (
            <td key={end?.mark} align={nth === 0 ? 'left' : 'right'} style={{ padding: '0 2px' }}>
              <span className="soft" style={{ ...soft, margin: 0 }}>
                {end?.label}
              </span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </>
);

/** One piece of news, a service as its card: of several each has its own link; a single one is where the mail's action leads. */
export function NewsPart({
  news: { of, title, subtitle, facts, advice, note, money, links = [], marks = [], isVoid },
  name,
  headline,
  link = null,
  linkLabel = mailMessages.journey.seeService,
  siteLink = (path) => path,
  isNext = false,
}: {
  news: News;
  name: string;
  /** Of one among several, which the mail's title does not say. */
  headline?: string | undefined;
  link?: string | null;
  linkLabel?: string;
  /** Of where it leads to by itself. */
  siteLink?: (path: string) => string;
  /** Whether another one stands above it. */
  isNext?: boolean;
}) {
  return (
    <Section
      className="line"
      data-part={isNext ? 'next' : 'first'}
      style={{ border: `1px solid ${colour.line}`, borderRadius: '12px', margin: '0 0 12px', padding: '16px 16px 8px' }}
    >
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '0 0 12px' }}>
        <tbody>
          <tr>
            {typeof of === 'string' && hasImage(of) && (
              // It only repeats the word beside it.
              <td aria-hidden valign="top" width={44} style={{ padding: '2px 12px 0 0' }}>
                <img src={`cid:${of}`} alt="" width={44} height={44} style={{ display: 'block' }} />
              </td>
            )}
            <td>
              {headline && (
                <div className="ink" style={{ ...heading, margin: '0 0 4px' }}>
                  {headline}
                </div>
              )}
              {name !== title && !(headline && typeof of !== 'string') && (
                <div className="soft" style={{ ...soft, margin: 0 }}>
                  {name}
                </div>
              )}
              <div className="ink" style={headline ? { ...text, fontWeight: 600, margin: 0 } : heading}>
                {isVoid ? <Former>{title}</Former> : title}
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
      {advice && <Paragraph>{advice}</Paragraph>}
      <Facts rows={facts} below={0} look="above" />
      {money && money.sums.length > 0 && (
        <div className="line" style={apart}>
          <Facts rows={money.sums} below={0} look="sums" />
        </div>
      )}
      {money && money.howToPay.length > 0 && (
        <div className="line" style={apart}>
          {money.toAsk && <Paragraph>{money.toAsk}</Paragraph>}
          <HowToPay of={money.howToPay} toPay={money.toPay ?? null} />
        </div>
      )}
      {note && (
        <Text className="ink" style={{ ...text, margin: '8px 0' }}>
          {note}
        </Text>
      )}
      {marks.length > 0 && <Marks of={marks} siteLink={siteLink} />}
      {links.map(({ path, label }) => (
        <CardLink key={path} href={siteLink(path)}>
          {label}
        </CardLink>
      ))}
      {link && <CardLink href={link}>{linkLabel}</CardLink>}
    </Section>
  );
}
