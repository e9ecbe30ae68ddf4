import { shellMessages as messages } from '@bitacora/contracts/messages';
import { type Agency, useAgency } from '../lib/agency.ts';
import { mailLink, phoneLink, readablePhone } from '../lib/contact-links.ts';
import { describeHours } from '../lib/opening-hours.ts';
import { Brand } from './brand.tsx';

const linkStyle =
  'inline-flex min-h-11 items-center underline decoration-white/40 underline-offset-4 hover:decoration-white';

const networks: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};

function Contacts({ agency }: { agency: Agency }) {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      <section>
        <h2 className="font-semibold text-sun">{messages.footer.visit}</h2>
        <p className="mt-1">{agency.address}</p>
        {describeHours(agency.opening_hours).map(({ days, hours }) => (
          <p key={days} className="tabular mt-1">
            {days}: {hours}
          </p>
        ))}
      </section>
      <section>
        <h2 className="font-semibold text-sun">{messages.footer.talk}</h2>
        <p>
          <a href={phoneLink(agency.phone)} className={`${linkStyle} tabular`}>
            {readablePhone(agency.phone)}
          </a>
        </p>
        <p>
          <a href={mailLink(agency.email)} className={linkStyle}>
            {agency.email}
          </a>
        </p>
      </section>
      <section>
        <h2 className="font-semibold text-sun">{messages.footer.emergency}</h2>
        <p>
          <a href={phoneLink(agency.emergency_phone)} className={`${linkStyle} tabular`}>
            {readablePhone(agency.emergency_phone)}
          </a>
        </p>
      </section>
      <ul aria-label={messages.footer.social} className="flex flex-wrap gap-x-5 sm:col-span-2 lg:col-span-3">
        {agency.social_links.map(({ network, url }) => (
          <li key={network}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={linkStyle}>
              {networks[network] ?? network}
              <span className="sr-only"> ({messages.footer.opensInNewTab})</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The agency's data at the foot of every page; its links to other pages come with those pages. */
export function Footer() {
  const { data: agency } = useAgency();
  return (
    <footer className="mt-16 bg-sea text-small text-white [&_:focus-visible]:outline-white print:hidden">
      <div className="mx-auto flex max-w-screen flex-col gap-8 px-4 py-10 lg:flex-row lg:justify-between">
        <div className="max-w-80">
          <Brand />
          <p className="mt-3">{messages.footer.blurb}</p>
        </div>
        {agency && <Contacts agency={agency} />}
      </div>
      <div className="mx-auto max-w-screen px-4">
        <p className="border-t border-white/20 py-4">{messages.footer.copyright}</p>
      </div>
    </footer>
  );
}
