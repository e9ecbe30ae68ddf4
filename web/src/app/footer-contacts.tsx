import type { Agency } from '../lib/agency.ts';
import { chatLink, mailLink, phoneLink, readablePhone } from '../lib/contact-links.ts';
import { describeHours } from '../lib/opening-hours.ts';
import { socialNetworkNames } from '../lib/social-networks.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { footerLinkStyle, FooterSection } from './footer-section.tsx';
import { words } from './words.ts';

/** An older setting may name another one. */
const networks: Readonly<Record<string, string>> = socialNetworkNames;

/** Address, hours, phone, mail, and who answers in an emergency. */
export function FooterContacts({ agency }: { agency: Agency }) {
  return (
    <>
      <FooterSection title={words.footer.visit}>
        <p>{agency.address}</p>
        {describeHours(agency.opening_hours).map(({ days, hours }) => (
          <p key={days} className="tabular mt-1">
            {days}: {hours}
          </p>
        ))}
        <p>
          <a href={phoneLink(agency.phone)} className={`${footerLinkStyle} tabular`}>
            {readablePhone(agency.phone)}
          </a>
        </p>
        <p>
          <a href={mailLink(agency.email)} className={`${footerLinkStyle} wrap-anywhere`}>
            {agency.email}
          </a>
        </p>
      </FooterSection>
      <FooterSection title={words.footer.emergency}>
        <p>
          <a href={phoneLink(agency.emergency_phone)} className={`${footerLinkStyle} tabular text-lead font-semibold`}>
            {readablePhone(agency.emergency_phone)}
          </a>
        </p>
        <p>
          <NewTabLink href={chatLink(agency.emergency_phone)} className={footerLinkStyle}>
            {words.footer.emergencyChat}
          </NewTabLink>
        </p>
      </FooterSection>
    </>
  );
}

/** The agency on other networks. */
export function SocialLinks({ agency }: { agency: Agency }) {
  return (
    <ul aria-label={words.footer.social} className="flex flex-wrap gap-2">
      {agency.social_links.map(({ network, url }) => (
        <li key={network}>
          <NewTabLink
            href={url}
            className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border border-white/40 px-4 hover:bg-white hover:text-sea"
          >
            {networks[network] ?? network}
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}
