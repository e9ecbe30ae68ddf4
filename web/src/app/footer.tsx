import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { Link, useLocation } from 'react-router-dom';
import { useAgency } from '../lib/agency.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Brand } from './brand.tsx';
import { FooterContacts, SocialLinks } from './footer-contacts.tsx';
import { footerLinkStyle, FooterSection } from './footer-section.tsx';
import { paths } from '../lib/paths.ts';
import { words } from './words.ts';

const pages = [
  { to: paths.tours, label: words.tours },
  { to: paths.aboutUs, label: words.aboutUs },
  { to: paths.questions, label: words.questions },
  { to: paths.contacts, label: words.contacts },
  { to: paths.importantInformation, label: words.importantInformation },
  { to: paths.terms, label: words.footer.terms },
  { to: paths.privacy, label: words.footer.privacy },
];

/** What the agency is, its pages, and how to reach it. */
function AllOfIt() {
  const { data: agency } = useAgency();
  return (
    <div className="page-width grid grid-cols-1 gap-x-10 gap-y-8 py-10 sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1.2fr_1fr]">
      <div className="flex max-w-80 flex-col gap-4">
        <Brand />
        <p>{words.footer.blurb}</p>
        {agency && <SocialLinks agency={agency} />}
        {agency?.registration_number && (
          <p className="tabular">{words.footer.registration(agency.registration_number)}</p>
        )}
      </div>
      <FooterSection title={words.footer.pages}>
        <ul className="columns-[8rem_2] gap-6 sm:columns-1 md:columns-2 lg:columns-1">
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
  );
}

/** The same in one line for who is logged in, and works here: it opens the whole. Elsewhere it is folded again. */
function InOneLine() {
  const { pathname } = useLocation();
  return (
    <details key={pathname} className="group" onToggle={({ currentTarget }) => currentTarget.scrollIntoView()}>
      <summary className="page-width flex min-h-12 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <span className="max-sm:hidden">{words.footer.copyright}</span>
        <span className="ml-auto flex items-center gap-1 font-semibold whitespace-nowrap">
          {words.footer.open}
          <ChevronDownIcon aria-hidden="true" className="size-5 text-sun group-open:rotate-180" />
        </span>
      </summary>
      <AllOfIt />
    </details>
  );
}

/** At the foot of every page (product 3.4). */
export function Footer() {
  const isVisitor = useSession().status === 'anonymous';
  return (
    <footer className="mt-16 bg-sea text-small text-white print:hidden [&_:focus-visible]:outline-white">
      {isVisitor ? (
        <>
          <AllOfIt />
          <div className="page-width">
            <p className="border-t border-white/20 py-4">{words.footer.copyright}</p>
          </div>
        </>
      ) : (
        <InOneLine />
      )}
    </footer>
  );
}
