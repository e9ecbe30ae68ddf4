import { mailMessages as messages } from '@bitacora/contracts/messages';
import { phoneLink, readablePhone } from '@bitacora/kernel/phone';
// One package a part: all of them together bring a style compiler and a highlighter, 30 MB of memory that no mail needs.
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import type { Projected } from '../persistence/projected-snapshots.ts';

/** The tokens of the site (product 18.1); mail clients know no stylesheets worth relying on. */
const colour = {
  ink: '#1C1B17',
  inkSoft: '#5B574C',
  paper: '#FAF8F2',
  line: '#E4DFD2',
  sun: '#F9C611',
  sea: '#0B5563',
};
const fontFamily = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const text = { color: colour.ink, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' };
const soft = { ...text, color: colour.inkSoft, fontSize: '14px', lineHeight: '20px' };

interface LayoutProperties {
  preview: string;
  agency: Projected<'agencies'> | null;
  children: ReactNode;
}

/** Paper around a white card, and below it the agency that writes. */
export function Layout({ preview, agency, children }: LayoutProperties) {
  return (
    <Html lang="es" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: colour.paper, fontFamily, margin: 0, padding: '24px 12px' }}>
        <Container style={{ maxWidth: '560px' }}>
          <Text style={{ ...text, fontWeight: 700, margin: '0 4px 12px' }}>{agency?.name ?? messages.sender}</Text>
          <Section
            style={{
              backgroundColor: '#FFFFFF',
              borderTop: `4px solid ${colour.sun}`,
              borderRadius: '12px',
              padding: '28px 24px 12px',
            }}
          >
            {children}
          </Section>
          <Footer agency={agency} />
        </Container>
      </Body>
    </Html>
  );
}

function Footer({ agency }: Pick<LayoutProperties, 'agency'>) {
  return (
    <Section style={{ padding: '16px 4px' }}>
      {agency && (
        <Text style={soft}>
          {agency.name} · {agency.address}
          <br />
          {messages.agencyPhone} <Phone number={agency.phone} /> · {agency.email}
        </Text>
      )}
    </Section>
  );
}

export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" style={{ color: colour.ink, fontSize: '24px', lineHeight: '32px', margin: '0 0 16px' }}>
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={text}>{children}</Text>;
}

/** Smaller text for what is good to know. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <>
      <Hr style={{ borderColor: colour.line, margin: '8px 0 12px' }} />
      <Text style={soft}>{children}</Text>
    </>
  );
}

/** The one thing to do with a mail. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Button
        href={href}
        style={{
          backgroundColor: colour.sun,
          borderRadius: '8px',
          color: colour.ink,
          fontSize: '16px',
          fontWeight: 700,
          padding: '14px 24px',
        }}
      >
        {children}
      </Button>
    </Section>
  );
}

/** What somebody wrote, word for word and line by line. */
export function Quotation({ children }: { children: string }) {
  return (
    <Section style={{ borderLeft: `3px solid ${colour.sun}`, margin: '0 0 20px', padding: '0 0 0 16px' }}>
      <Text style={{ ...text, margin: 0 }}>
        {children.split(/\r?\n/).map((line, index) => (
          // Lines have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
    </Section>
  );
}

/** A number to press on a phone; it never breaks in its middle. */
export function Phone({ number }: { number: string }) {
  return (
    <a href={phoneLink(number)} style={{ color: 'inherit', whiteSpace: 'nowrap' }}>
      {readablePhone(number)}
    </a>
  );
}

/** A label and what belongs to it, one row each. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Section style={{ margin: '0 0 16px' }}>
      {rows.map(([label, value]) => (
        <Text key={label} style={{ ...text, margin: '0 0 8px' }}>
          <span style={{ color: colour.inkSoft }}>{label}: </span>
          <strong>{value}</strong>
        </Text>
      ))}
    </Section>
  );
}
