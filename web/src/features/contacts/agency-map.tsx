import { MAP_HEIGHT_PIXELS } from '@bitacora/contracts/constants';
import type { Agency } from '../../lib/agency.ts';
import { mapLink } from '../../lib/contact-links.ts';
import { siteSettings } from '../../lib/settings.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { words } from './words.ts';

const CREDIT = 'https://www.openstreetmap.org/copyright';

/** Its code is a tenth of the page's, and the address above it is what most come for. */
const MapView = lazyPart(async () => (await import('./map-view.tsx')).MapView, {
  Waiting: () => <Skeleton className="size-full" />,
  Missing: MissingPart,
});

/** Where the agency is (product 2.3), in a frame that has its height from the start. */
export function AgencyMap({ agency }: { agency: Agency }) {
  const tiles = siteSettings().map_tiles_url;
  return (
    <figure>
      <div
        className="relative isolate overflow-hidden rounded-card border border-line bg-paper"
        style={{ height: MAP_HEIGHT_PIXELS }}
      >
        <MapView agency={agency} />
      </div>
      <figcaption className="mt-1 flex flex-wrap items-center justify-between gap-x-6 text-small text-ink-soft">
        {tiles ? (
          <a
            href={CREDIT}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {words.map.credit}
          </a>
        ) : (
          <span>{words.map.drawn}</span>
        )}
        <NewTabLink
          href={mapLink(agency.latitude, agency.longitude)}
          className={`${textLinkStyle} inline-flex min-h-11 items-center`}
        >
          {words.map.openMaps}
        </NewTabLink>
      </figcaption>
    </figure>
  );
}
