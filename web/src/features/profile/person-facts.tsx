import { choiceLabel, type Profile } from '@bitacora/contracts';
import { longDay } from '@bitacora/kernel/dates';
import { readablePhone } from '../../lib/contact-links.ts';
import { type Fact, Facts, FactsSection } from './facts.tsx';
import { words } from './words.ts';

const phoneOf = (phone: string | null) => (phone === null ? null : readablePhone(phone));

function documentOf({ id_number, passport }: Profile['personal']): Fact[] {
  return [
    ...(id_number ? [{ label: words.personal.idNumber, value: id_number }] : []),
    ...(passport ? [{ label: words.personal.passport, value: passport }] : []),
  ];
}

export function PersonalFacts({ personal }: { personal: Profile['personal'] }) {
  const { first_name, last_name, birth_date, gender, civil_status } = personal;
  return (
    <FactsSection id="datos-personales" title={words.personal.title}>
      <Facts
        facts={[
          { label: words.personal.firstName, value: first_name },
          { label: words.personal.lastName, value: last_name },
          ...documentOf(personal),
          { label: words.personal.birthDate, value: longDay(birth_date) },
          { label: words.personal.gender, value: choiceLabel('genders', gender) },
          { label: words.personal.civilStatus, value: choiceLabel('civil_statuses', civil_status) },
        ]}
      />
    </FactsSection>
  );
}

export function ContactFacts({ contact }: { contact: Profile['contact'] }) {
  const { email, phone, address } = contact;
  return (
    <FactsSection id="contacto" title={words.contact.title}>
      <Facts
        facts={[
          { label: words.contact.email, value: email, without: words.contact.withoutEmail },
          { label: words.contact.phone, value: phoneOf(phone), without: words.contact.withoutPhone },
          { label: words.contact.address, value: address, without: words.contact.withoutAddress },
        ]}
      />
    </FactsSection>
  );
}

/** The account behind the person. */
export function AccountFacts({ username }: { username: string }) {
  return (
    <FactsSection id="cuenta" title={words.account.title}>
      <Facts facts={[{ label: words.account.username, value: username }]} />
    </FactsSection>
  );
}

export function EmergencyFacts({ contact }: { contact: Profile['emergency_contact'] }) {
  const { emergency } = words;
  const name = contact && [contact.first_name, contact.last_name].filter(Boolean).join(' ');
  return (
    <FactsSection id="emergencia" title={emergency.title} text={emergency.text}>
      {contact ? (
        <Facts
          facts={[
            { label: emergency.name, value: name || null, without: emergency.withoutName },
            { label: emergency.phone, value: phoneOf(contact.phone) },
            { label: emergency.relationship, value: contact.relationship, without: emergency.withoutRelationship },
          ]}
        />
      ) : (
        <p className="text-ink-soft">{emergency.without}</p>
      )}
    </FactsSection>
  );
}
