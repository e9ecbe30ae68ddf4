import type { AgencyLogo } from '@bitacora/contracts';
import { mailMessages as messages } from '@bitacora/contracts/messages';
// One package a part: all of them together bring a style compiler and a highlighter, 30 MB of memory that no mail needs.
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { Projected } from '../persistence/projected-snapshots.ts';
import { Chat, Choices, Email, Phone } from './contacts.tsx';
import { LOGO_OF_AGENCY } from './images.ts';
import { colour, fontFamily, nightStyle, soft, text } from './style.ts';

const MARK = 36;
const WIDEST_LOGO = 96;

interface LayoutProperties {
  preview: string;
  agency: Projected<'agencies'> | null;
  /** Where its reader chooses which mails to get; null of what is never switched off. */
  choices: string | null;
  /** Its phone, chat and e-mail; not where they stand in the body, or are the reader's own. */
  hasContacts: boolean;
  /** Whether its reader is to be in another country. */
  isAbroad: boolean;
  children: ReactNode;
}

/** Paper around a white card, and below it the agency that writes. */
export function Layout({ preview, agency, choices, hasContacts, isAbroad, children }: LayoutProperties) {
  return (
    <Html lang="es" dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <style>{nightStyle}</style>
      </Head>
      <Preview>{preview}</Preview>
      {/* Some programs drop the body: its ground is on the table, too. */}
      <body className="paper" style={{ backgroundColor: colour.paper, margin: 0 }}>
        <table
          role="presentation"
          className="paper"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          border={0}
          style={{ backgroundColor: colour.paper }}
        >
          <tbody>
            <tr>
              <td style={{ fontFamily, padding: '24px 12px' }}>
                <Container style={{ maxWidth: '560px' }}>
                  <Sender agency={agency} />
                  <Section
                    className="card"
                    style={{
                      backgroundColor: colour.white,
                      borderTop: `4px solid ${colour.sun}`,
                      borderRadius: '12px',
                      padding: '28px 20px 12px',
                    }}
                  >
                    {children}
                  </Section>
                  <Footer {...{ agency, choices, hasContacts, isAbroad }} />
                </Container>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </Html>
  );
}

/** As high as the mark, and no wider than leaves room for a name. */
function sizeOf({ width, height }: Pick<AgencyLogo, 'width' | 'height'>) {
  const scale = Math.min(MARK / height, WIDEST_LOGO / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The mark is the product's: beside the name of an agency that has another logo it would be a stranger's. */
function pictureOf(agency: LayoutProperties['agency']) {
  if (agency?.logo_image) return { src: `cid:${LOGO_OF_AGENCY}`, ...sizeOf(agency.logo_image) };
  return agency?.logo ? null : { src: 'cid:logo', width: MARK, height: MARK };
}

function Sender({ agency }: Pick<LayoutProperties, 'agency'>) {
  const name = agency?.name ?? messages.sender;
  const picture = pictureOf(agency);
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '0 4px 12px' }}>
      <tbody>
        <tr>
          {picture && (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a place, beside the name that it stands for
            <td style={{ paddingRight: '10px' }}>
              <img
                src={picture.src}
                alt=""
                width={picture.width}
                height={picture.height}
                style={{ display: 'block' }}
              />
            </td>
          )}
          <td>
            <Text className="ink" style={{ ...text, fontSize: '18px', fontWeight: 700, margin: 0 }}>
              {name}
            </Text>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Each stands whole on its line, with no sign between that would begin or end one. */
const apart = { marginRight: '12px', whiteSpace: 'nowrap' } as const;

type FooterProperties = Omit<LayoutProperties, 'preview' | 'children'>;

function Footer({ agency, choices, hasContacts, isAbroad }: FooterProperties) {
  return (
    <Section style={{ padding: '16px 4px' }}>
      {agency && (
        <>
          <Text className="soft" style={{ ...soft, margin: 0 }}>
            {agency.name} · {agency.address}
          </Text>
          {hasContacts && <Contacts agency={agency} isAbroad={isAbroad} />}
        </>
      )}
      {choices !== null && (
        <Text className="soft" style={{ ...soft, margin: 0 }}>
          <Choices link={choices} />
        </Text>
      )}
    </Section>
  );
}

function Contacts({
  agency: { phone, chat_numbers: chats, email },
  isAbroad,
}: {
  agency: Projected<'agencies'>;
  isAbroad: boolean;
}) {
  const chat = chats?.[0]?.number;
  return (
    <Text className="soft" style={{ ...soft, margin: 0 }}>
      <span data-line style={apart}>
        {messages.agencyPhone} <Phone number={phone} isAbroad={isAbroad} />
      </span>{' '}
      {chat && (
        <>
          <span data-line style={apart}>
            <Chat number={chat}>{messages.agencyChat}</Chat>
          </span>{' '}
        </>
      )}
      <span data-line>
        <Email address={email} />
      </span>
    </Text>
  );
}
