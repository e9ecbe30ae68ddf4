import { ChevronRightIcon, PlusIcon } from '@heroicons/react/20/solid';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { sections } from './documents/sections.ts';
import { TourList } from './tours/tour-list.tsx';
import { words } from './words.ts';

function Sections() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
      {sections.map(({ slug, title, text }) => (
        <li key={slug}>
          <Link
            to={paths.editDocument(slug)}
            className="flex h-full min-h-14 items-center gap-3 rounded-card border border-line bg-white px-4 py-3 hover:bg-sea-tint"
          >
            <span className="grow">
              <span className="block font-semibold text-sea">{title}</span>
              <span className="block text-small text-ink-soft">{text}</span>
            </span>
            <ChevronRightIcon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Everything of the site that staff may write. */
export default function OverviewPage() {
  usePageTitle(words.title, words.description);
  return (
    <PageFrame title={words.title} text={words.text}>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[2fr_3fr] lg:items-start">
        <section aria-labelledby="documents">
          <h2 id="documents" className="mb-3 text-subtitle font-semibold">
            {words.documents}
          </h2>
          <Sections />
        </section>
        <section aria-labelledby="tours">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div>
              <h2 id="tours" className="text-subtitle font-semibold">
                {words.tours.title}
              </h2>
              <p className="text-small text-ink-soft">{words.tours.text}</p>
            </div>
            <LinkButton to={paths.newTour}>
              <PlusIcon aria-hidden="true" className="size-5" />
              {words.tours.add}
            </LinkButton>
          </div>
          <TourList />
        </section>
      </div>
    </PageFrame>
  );
}
