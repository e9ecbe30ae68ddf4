import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageTitle } from '../../ui/page-frame.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { words } from '../words.ts';

/** Here and not in `words.ts`, which every visitor loads. */
const TO_DAY_OF_STAFF = 'Ir a Hoy';

/** An empty sea, and a compass that looks for the way. */
function LostAtSea() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className="w-full rounded-card bg-sea-tint">
      <circle cx="345" cy="170" r="54" className="fill-sun" />
      <path d="M0 190H480V360H0Z" className="fill-sea" />
      <g className="stroke-sun" strokeWidth="4" strokeLinecap="round">
        <path d="M306 208h78M318 228h54M296 250h96M330 274h40" />
      </g>
      <g className="stroke-white opacity-30" strokeWidth="3" strokeLinecap="round">
        <path d="M30 216h64M120 330h90M400 318h58M20 296h70M232 300h54" />
      </g>
      <circle cx="150" cy="190" r="96" className="fill-paper stroke-ink" strokeWidth="6" />
      <circle cx="150" cy="190" r="78" className="fill-none stroke-line" strokeWidth="3" />
      <g className="stroke-ink" strokeWidth="4" strokeLinecap="round">
        <path d="M150 108v14M150 258v14M68 190h14M218 190h14" />
      </g>
      <g transform="rotate(38 150 190)">
        <path d="M150 122l16 68h-32z" className="fill-bad" />
        <path d="M150 258l16-68h-32z" className="fill-sea" />
      </g>
      <circle cx="150" cy="190" r="8" className="fill-ink" />
    </svg>
  );
}

/** Any unmatched path (product 2.7), with the ways on. */
export default function NotFoundPage() {
  usePageTitle(words.notFound.title, words.notFound.description);
  const user = useUser();
  const { pathname } = useLocation();
  const isOfStaff = user?.is_staff === true && pathname.startsWith(`${paths.admin}/`);
  const ways = [
    { to: paths.tours, label: words.notFound.tours },
    { to: paths.questions, label: words.notFound.questions },
    { to: paths.contacts, label: words.notFound.contacts },
  ];
  return (
    <div className="page-width grid items-center gap-10 py-12 md:grid-cols-2 md:py-20">
      <div className="flex flex-col items-start gap-4">
        <p className="tabular rounded-control bg-sun px-3 py-1 text-lead font-bold">404</p>
        <PageTitle>{words.notFound.title}</PageTitle>
        <p className="max-w-prose text-lead text-ink-soft">{words.notFound.text}</p>
        <LinkButton to={isOfStaff ? paths.admin : paths.home}>
          {isOfStaff ? TO_DAY_OF_STAFF : words.notFound.action}
        </LinkButton>
        <p id="otros-caminos" className="mt-2 text-small text-ink-soft">
          {words.notFound.ways}
        </p>
        <ul aria-labelledby="otros-caminos" className="-mt-3 flex flex-wrap gap-x-6">
          {ways.map(({ to, label }) => (
            <li key={to}>
              <TextLink to={to} className="inline-flex min-h-11 items-center">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
      <LostAtSea />
    </div>
  );
}
