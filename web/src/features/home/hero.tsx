import { MapPinIcon } from '@heroicons/react/20/solid';
import { useWebDocument } from '../../lib/content/use-web-document.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { DrawnView } from '../../ui/drawn-view.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Covers } from './covers.tsx';
import { QUOTE_ID } from './quote-id.ts';
import { words } from './words.ts';

function Words() {
  const home = useWebDocument('Home');
  if (!home) {
    return (
      <>
        <Skeleton className="h-28 sm:h-36" />
        <Skeleton className="h-24" />
      </>
    );
  }
  return (
    <>
      <h1 className="text-headline font-black tracking-tight lg:text-display">{home.headline}</h1>
      <p className="text-lead text-ink-soft">{home.lead}</p>
    </>
  );
}

/** The first screen: who, where and what for in one breath, with the quote in reach of the thumb. */
export function Hero() {
  const covers = useWebDocument('Images_portadas');
  const images = covers?.images ?? [];
  return (
    <div className="relative lg:grid">
      <div className="relative aspect-4/3 overflow-hidden bg-sea sm:aspect-16/9 lg:aspect-auto lg:h-144 lg:[grid-area:1/1]">
        {images.length > 0 ? <Covers images={images} /> : covers && <DrawnView isFlown className="size-full" />}
      </div>
      <div className="pointer-events-none relative mx-auto -mt-8 flex w-full max-w-screen px-4 lg:mt-0 lg:items-end lg:pt-10 lg:[grid-area:1/1]">
        <div className="pointer-events-auto flex w-full flex-col gap-4 rounded-card border-t-4 border-sun bg-white p-5 shadow-float sm:p-8 lg:-mb-10 lg:max-w-120">
          <p className="flex items-center gap-1.5 text-small font-semibold text-sea">
            <MapPinIcon aria-hidden="true" className="size-5" />
            {words.hero.place}
          </p>
          <Words />
          <div className="flex flex-col gap-3 sm:flex-row">
            <a href={`#${QUOTE_ID}`} className={buttonStyle('main')}>
              {words.hero.quote}
            </a>
            <LinkButton to={paths.tripLookup} look="secondary">
              {words.hero.lookup}
            </LinkButton>
          </div>
        </div>
      </div>
    </div>
  );
}
