import { mailMessages } from '@bitacora/contracts/messages';
import { Section } from '@react-email/section';
import type { ComponentProps } from 'react';
import { thumb } from './contacts.tsx';
import { hasImage } from './images.ts';
import type { News } from './mail-kind.ts';
import { Facts, Paragraph } from './parts.tsx';
import { colour, soft, text } from './style.ts';

/** One piece of news, a service as its card: of several each has its own link; a single one is where the mail's action leads. */
export function NewsPart({
  news: { of, title, subtitle, facts, advice, links = [] },
  name,
  headline,
  link = null,
  siteLink = (path) => path,
  look = 'above',
}: {
  news: News;
  name: string;
  /** Of one among several, which the mail's title does not say. */
  headline?: string | undefined;
  link?: string | null;
  /** Of where it leads to by itself. */
  siteLink?: (path: string) => string;
  look?: ComponentProps<typeof Facts>['look'];
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
      <Facts rows={facts} below={0} look={look} />
      {links.map(({ path, label }) => (
        <div key={path} className="ink" style={{ ...text, margin: 0 }}>
          <a
            className="link"
            href={siteLink(path)}
            style={{ ...thumb, color: colour.sea, textDecoration: 'underline' }}
          >
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
