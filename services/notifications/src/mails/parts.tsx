import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { clockIn } from '@bitacora/kernel/dates';
import { reachedInText } from './reached-in-text.ts';
import { broken, colour, soft, text } from './style.ts';

/** A word with a hyphen is read as one: `check-in`. */
const unbroken = (words: string) =>
  words.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );

export function Title({ children }: { children: string }) {
  return (
    <Heading
      as="h1"
      className="ink"
      style={{ color: colour.ink, fontSize: '24px', lineHeight: '32px', margin: '0 0 16px', ...broken }}
    >
      {unbroken(children)}
    </Heading>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={text}>
      {children}
    </Text>
  );
}

/** As much room between the last card and what follows as above a heading. */
export const Gap = () => <Section data-gap style={{ height: '12px' }} />;

export const Line = () => <Hr className="line" style={{ borderColor: colour.line, margin: '8px 0 16px' }} />;

/** What the parts below it are of: where it goes, and when. */
export const Subtitle = ({ of: [where, when] }: { of: readonly [where: string, when: string | null] }) => (
  <Text className="soft" style={{ ...text, color: colour.inkSoft, fontWeight: 600 }}>
    {where}
    {when !== null && (
      <>
        <br />
        {when}
      </>
    )}
  </Text>
);

/** Smaller text for what is good to know. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Text className="soft" style={soft}>
      {children}
    </Text>
  );
}

const box = { borderRadius: '8px', margin: '0 0 20px', padding: '12px 16px' } as const;

/** What still has to come, of which nothing is asked of its reader. */
export const Pending = ({ children }: { children: ReactNode }) => (
  <Section className="paper" style={{ ...box, backgroundColor: colour.paper }}>
    <div className="ink" style={{ ...text, fontSize: '14px', lineHeight: '20px', margin: 0 }}>
      {children}
    </div>
  </Section>
);

/** What waits for its reader, in the colours of waiting: a label, and until when or for what. */
export const Waiting = ({ of: [label, what] }: { of: readonly [label: string, what: ReactNode] }) => (
  <Section className="wait" style={{ ...box, backgroundColor: colour.waitTint }}>
    <div className="ink" style={{ ...text, margin: 0 }}>
      <span style={{ fontSize: '14px' }}>{label}:</span>
      <br />
      <strong>{what}</strong>
    </div>
  </Section>
);

/** The one thing to do with a mail; outlined where it is not what the mail asks for. */
export function Action({
  href,
  isSecondary = false,
  isWide = false,
  children,
}: {
  href: string;
  isSecondary?: boolean;
  /** As wide as the mail: of several below each other. */
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Button
        href={href}
        data-action
        className={isSecondary ? 'link line' : ''}
        style={{
          ...(isSecondary ? { border: `1px solid ${colour.line}` } : { backgroundColor: colour.sun }),
          ...(isWide && { boxSizing: 'border-box', display: 'block' }),
          borderRadius: '8px',
          color: isSecondary ? colour.sea : colour.ink,
          fontSize: '16px',
          fontWeight: 700,
          lineHeight: '20px',
          padding: '14px 24px',
          textAlign: 'center',
        }}
      >
        {children}
      </Button>
    </Section>
  );
}

/** Words that somebody wrote, with the numbers and addresses in it to press. */
export const Written = ({ children }: { children: string }) =>
  reachedInText(children).map(({ from, text: words, href }) =>
    href === null ? (
      words
    ) : (
      <a key={from} className="link" href={href} style={{ color: colour.sea, textDecoration: 'underline' }}>
        {words}
      </a>
    ),
  );

/** What somebody wrote, word for word and line by line; what its reader did stands back. */
export function Quotation({ children, isOwn = false }: { children: string; isOwn?: boolean }) {
  return (
    <Section
      data-quotation
      className={isOwn ? 'line' : ''}
      style={{ borderLeft: `3px solid ${isOwn ? colour.line : colour.sun}`, margin: '0 0 20px', padding: '0 0 0 16px' }}
    >
      <Text className="ink" style={{ ...text, margin: 0 }}>
        {children.split(/\r?\n/).map((line, index) => (
          // Lines have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index > 0 && <br />}
            {isOwn ? line : <Written>{line}</Written>}
          </Fragment>
        ))}
      </Text>
    </Section>
  );
}

/** A code to read aloud or type at a counter. */
export const Code = ({ children }: { children: string }) => (
  <span
    style={{
      // Whole on a line of its own where it fits on one.
      display: 'inline-block',
      fontFamily: "'SFMono-Regular', Menlo, Consolas, monospace",
      fontSize: '24px',
      fontWeight: 700,
      overflowWrap: 'anywhere',
      letterSpacing: '0.06em',
      lineHeight: '32px',
    }}
  >
    {children}
  </span>
);

/** What stands among facts without being one to look for. */
export const Plain = ({ children }: { children: ReactNode }) => <span style={{ fontWeight: 400 }}>{children}</span>;

/** A clock is never told without its place; it breaks over no two lines, and its day stays with it. */
export const ClockAt = ({ clock, place }: { clock: string; place?: string | undefined }) => (
  <>
    <span style={{ whiteSpace: 'nowrap' }}>{clock}</span>
    {place && <Plain>{clockIn('', place)}</Plain>}
  </>
);

/** What holds no longer, so that nobody who skims takes it for what does. */
export const Former = ({ children }: { children: ReactNode }) => (
  <s className="soft" style={{ color: colour.inkSoft, fontWeight: 400 }}>
    {children}
  </s>
);

/** What holds now, in place of something else. */
export const Current = ({ children }: { children: ReactNode }) => (
  <span
    className="now"
    style={{
      backgroundColor: colour.seaTint,
      borderRadius: '8px',
      display: 'inline-block',
      fontWeight: 700,
      padding: '4px 8px',
    }}
  >
    {children}
  </span>
);

interface FactsProperties {
  rows: readonly (readonly [label: string, value: ReactNode])[];
  /** Space below, in pixels. */
  below?: number;
  /** Labels in a column beside their values, above them, beside them in rows that are all as high as a thumb, or beside sums that stand below each other. */
  look?: 'beside' | 'above' | 'thumb' | 'sums';
}

const columnsAt = (verticalAlign: 'top' | 'middle', width: number, row: CSSProperties, value: CSSProperties = {}) =>
  ({
    label: {
      boxSizing: 'border-box',
      display: 'inline-block',
      fontSize: '14px',
      // Beside a value of one line on its line; of two lines they touch none above.
      lineHeight: verticalAlign === 'top' ? '24px' : '20px',
      paddingRight: '8px',
      verticalAlign,
      width: `${width}%`,
    },
    value: { display: 'inline-block', verticalAlign, width: `${100 - width}%`, ...value },
    row,
  }) as const;

/** What labels and values have of their own in each look; a mail program that knows no blocks in a line shows them beside each other. */
const looks = {
  beside: columnsAt('top', 36, { padding: '0 0 8px' }),
  above: {
    label: { display: 'block', fontSize: '14px', lineHeight: '20px' },
    value: { display: 'block' },
    row: { padding: '0 0 8px' },
  },
  thumb: columnsAt('middle', 36, { height: '44px', padding: 0 }),
  sums: columnsAt('top', 38, { padding: '0 0 4px' }, { textAlign: 'right' }),
} as const;

/** A label and what belongs to it, a row each. */
export function Facts({ rows, below = 16, look = 'beside' }: FactsProperties) {
  if (rows.length === 0) return null;
  const { label: labelStyle, value: valueStyle, row } = looks[look];
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: `0 0 ${below}px` }}
    >
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            {/* Its words stand deeper than the rule looks. */}
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
            <td valign="middle" style={row}>
              <div className="ink" style={{ ...text, margin: 0 }}>
                <span className="soft" style={{ color: colour.inkSoft, ...labelStyle }}>
                  {label}:{' '}
                </span>
                <strong className="ink" style={{ fontWeight: 600, ...valueStyle }}>
                  {value}
                </strong>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
