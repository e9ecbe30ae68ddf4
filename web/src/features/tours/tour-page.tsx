import { ArrowLeftIcon } from '@heroicons/react/20/solid';
import type { Tour } from '@bitacora/contracts';
import { pictureSizes } from '@bitacora/contracts/renditions';
import type { ReactNode } from 'react';
import { useTour } from '../../lib/content/use-tours.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { QuoteTour } from './quote-tour.tsx';
import { ShareTour } from './share-tour.tsx';
import { TourDescription } from './tour-description.tsx';
import { TourFacts, TourInShort } from './tour-facts.tsx';
import { TourGrid } from './tour-grid.tsx';
import { TourPicture } from './tour-picture.tsx';
import { TourProgram } from './tour-program.tsx';
import { words } from './words.ts';

interface TourPageProps {
  slug: string;
  toursPath: string;
  quotePath: string;
}

function Heading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {children && <p className="mt-2 max-w-prose text-lead text-ink-soft short:mt-0 short:text-body">{children}</p>}
    </>
  );
}

// Where there is no height, facts and the way to a quote stand beside the picture, too.
const columns =
  'mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[3fr_2fr] lg:items-start short:mt-2 short:sm:grid-cols-[3fr_4fr] short:sm:items-start short:gap-6';

function FoundTour({ tour, quotePath }: { tour: Tour; quotePath: string }) {
  return (
    <article>
      <Heading title={tour.title}>{tour.caption}</Heading>
      <div className={columns}>
        {/* Above the card it takes what the words and the way to a quote leave of the first view. */}
        <TourPicture
          tour={tour}
          priority
          sizes={pictureSizes.tour}
          className="rounded-card max-lg:max-h-[max(7rem,100svh-32.25rem)]"
        />
        <Card isAccented className="flex flex-col gap-5 lg:row-span-2 lg:not-short:sticky lg:top-6 short:sm:row-span-2">
          <TourFacts tour={tour} />
          <div className="flex flex-col gap-3 max-lg:not-short:order-first">
            <TourInShort tour={tour} className="lg:hidden short:hidden" />
            <div className="flex flex-wrap gap-3 max-sm:*:grow">
              <QuoteTour tour={tour} quotePath={quotePath} />
              <ShareTour tour={tour} />
            </div>
          </div>
          <TourProgram tour={tour} heading="h2" />
        </Card>
        <TourDescription tour={tour} />
      </div>
    </article>
  );
}

function TourToCome() {
  return (
    <>
      <Skeleton className="h-12 max-w-96" />
      <Skeleton className="mt-3 h-7 max-w-prose" />
      <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[3fr_2fr]">
        <Skeleton className="aspect-4/3" />
        <Skeleton className="h-96" />
      </div>
    </>
  );
}

/** A tour at its own address: what somebody sees who was sent the link. */
export function TourPage({ slug, toursPath, quotePath }: TourPageProps) {
  const found = useTour(slug);
  const tour = found.status === 'found' ? found.tour : null;
  const isUnknown = found.status === 'unknown';
  usePageTitle(
    tour?.title ?? (isUnknown ? words.unknown.title : words.title),
    tour?.caption ?? (isUnknown ? words.unknown.description : words.description),
  );
  return (
    <div className="page-width py-4 sm:py-8 short:py-1">
      <p className="mb-3 short:mb-0 print:hidden">
        <TextLink to={toursPath} className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeftIcon aria-hidden="true" className="size-5" />
          {words.all}
        </TextLink>
      </p>
      {found.status === 'found' && <FoundTour tour={found.tour} quotePath={quotePath} />}
      {found.status === 'loading' && <TourToCome />}
      {isUnknown && <Heading title={words.unknown.title}>{words.unknown.text}</Heading>}
      {found.status === 'failed' && (
        <>
          <Heading title={words.title} />
          <div className="mt-6">
            <ErrorState onRetry={found.retry} isRetrying={found.isAsking} />
          </div>
        </>
      )}
      <section className="mt-12 print:hidden">
        <h2 className="mb-5 text-title font-bold tracking-tight">{isUnknown ? words.all : words.others}</h2>
        <TourGrid quotePath={quotePath} heading="h3" except={slug} isOver={false} most={isUnknown ? undefined : 3} />
      </section>
    </div>
  );
}
