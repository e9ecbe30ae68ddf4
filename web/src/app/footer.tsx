import { Link } from 'react-router-dom';
import { useAgency } from '../lib/agency.ts';
import { Brand } from './brand.tsx';
import { FooterContacts, SocialLinks } from './footer-contacts.tsx';
import { footerLinkStyle, FooterSection } from './footer-section.tsx';
import { paths } from '../lib/paths.ts';
import { words } from './words.ts';

const pages = [
  { to: paths.tours, label: words.footer.tours },
  { to: paths.aboutUs, label: words.footer.aboutUs },
  { to: paths.questions, label: words.footer.questions },
  { to: paths.contacts, label: words.footer.contacts },
  { to: paths.importantInformation, label: words.footer.importantInformation },
  { to: paths.terms, label: words.footer.terms },
  { to: paths.privacy, label: words.footer.privacy },
];

/** At the foot of every page: what the agency is, its pages, and how to reach it (product 3.4). */
export function Footer() {
  const { data: agency } = useAgency();
  return (
    <footer className="mt-16 bg-sea text-small text-white print:hidden [&_:focus-visible]:outline-white">
      <div className="mx-auto grid max-w-screen gap-x-10 gap-y-8 px-4 py-10 sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1.2fr_1fr]">
        <div className="flex max-w-80 flex-col gap-4">
          <Brand />
          <p>{words.footer.blurb}</p>
          {agency && <SocialLinks agency={agency} />}
        </div>
        <FooterSection title={words.footer.pages}>
          <ul className="columns-2 gap-6 sm:columns-1">
            {pages.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={footerLinkStyle}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </FooterSection>
        {agency && <FooterContacts agency={agency} />}
      </div>
      <div className="mx-auto max-w-screen px-4">
        <p className="border-t border-white/20 py-4">{words.footer.copyright}</p>
      </div>
    </footer>
  );
}
