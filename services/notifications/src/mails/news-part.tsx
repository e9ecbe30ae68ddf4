import { mailMessages } from '@bitacora/contracts/messages';
import { Section } from '@react-email/section';
import { thumb } from './contacts.tsx';
import { hasImage } from './images.ts';
import type { News } from './mail-kind.ts';
import { Facts, Paragraph } from './parts.tsx';
import { colour, soft, text } from './style.ts';

/** Space around the line that parts what is on a card. */
const apart = { borderTop: `1px solid ${colour.line}`, margin: '8px 0 16px', padding: '16px 0 0' } as const;

/** What may be pressed beside the mail's one action. */
const secondary = {
  ...thumb,
  border: `1px solid ${colour.line}`,
  borderRadius: '8px',
  color: colour.sea,
  display: 'block',
  fontWeight: 600,
  padding: '10px 16px',
  textAlign: 'center',
  textDecoration: 'none',
} as const;

/** One piece of news, a service as its card: of several each has its own link; a single one is where the mail's action leads. */
export function NewsPart({
  news: { of, title, subtitle, facts, advice, money, links = [] },
  name,
  headline,
  link = null,
  siteLink = (path) => path,
}: {
  news: News;
  name: string;
  /** Of one among several, which the mail's title does not say. */
  headline?: string | undefined;
  link?: string | null;
  /** Of where it leads to by itself. */
  siteLink?: (path: string) => string;
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
            {typeof of === 'string' && hasImage(of) && (
              // It only repeats the word beside it.
              <td aria-hidden valign="top" width={44} style={{ padding: '2px 12px 0 0' }}>
                <img src={`cid:${of}`} alt="" width={44} height={44} style={{ display: 'block' }} />
              </td>
            )}
            <td>
              {headline && (
                <div className="ink" style={{ ...soft, color: colour.ink, fontWeight: 700, margin: 0 }}>
                  {headline}
                </div>
              )}
              {name !== title && (
                <div className="soft" style={{ ...soft, margin: 0 }}>
                  {name}
                </div>
              )}
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
      {advice && <Paragraph>{advice}</Paragraph>}
      <Facts rows={facts} below={0} look="above" />
      {money && money.sums.length > 0 && (
        <div className="line" style={apart}>
          <Facts rows={money.sums} below={0} look="sums" />
        </div>
      )}
      {money && money.howToPay.length > 0 && (
        <div className="line" style={apart}>
          <Facts rows={money.howToPay} below={0} look="above" />
        </div>
      )}
      {links.map(({ path, label }) => (
        <div key={path} className="ink" style={{ ...text, margin: '0 0 8px' }}>
          <a className="link line" href={siteLink(path)} style={secondary}>
            {label}
          </a>
        </div>
      ))}
      {link && (
        <div className="ink" style={{ ...text, margin: 0 }}>
          <a className="link" href={link} style={{ ...thumb, color: colour.sea, textDecoration: 'underline' }}>
            {mailMessages.journey.seeService}
          </a>
        </div>
      )}
    </Section>
  );
}
