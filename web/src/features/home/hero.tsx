import { coversDefault, homeDefault } from '@bitacora/contracts/home-defaults';
import { MapPinIcon } from '@heroicons/react/20/solid';
import { useAgency } from '../../lib/agency.ts';
import { useWebDocument } from '../../lib/content/use-web-document.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { DrawnView } from '../../ui/drawn-view.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Covers } from './covers.tsx';
import { HERO_WORDS_ID, QUOTE_ID } from './quote-id.ts';
import { words } from './words.ts';

function Words() {
  const home = useWebDocument('Home', homeDefault);
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
      <h1 className="text-headline font-black tracking-tight lg:text-display short:text-title">{home.headline}</h1>
      <p className="text-lead text-ink-soft words-first:order-last short:text-body">{home.lead}</p>
    </>
  );
}

/** The first screen: who, where and what for in one breath, with the quote in reach of the thumb. */
export function Hero() {
  const covers = useWebDocument('Images_portadas', coversDefault);
  const images = covers?.images ?? [];
  const { data: agency } = useAgency();
  return (
    <div className="relative words-first:flex words-first:flex-col-reverse words-first:gap-4 sm:grid sm:min-h-[min(36rem,calc(100svh-4.5rem))] short:min-[30rem]:grid short:min-[30rem]:min-h-[calc(100svh-4rem)]">
      {/* On a phone the picture takes what the words leave of the first screen. */}
      <div className="relative h-[clamp(7rem,100svh-33rem,17rem)] overflow-hidden bg-sea sm:h-auto sm:[grid-area:1/1] short:min-[30rem]:h-auto short:min-[30rem]:[grid-area:1/1]">
        {images.length > 0 ? (
          <Covers images={images} />
        ) : (
          covers && <DrawnView isFlown className="absolute size-full" />
        )}
      </div>
      {/* What a tall card must not cover stands above it: the bar of the pictures. */}
      <div className="page-width pointer-events-none relative -mt-8 flex words-first:mt-1 sm:mt-0 sm:items-end sm:pt-14 sm:pb-6 sm:[grid-area:1/1] lg:pt-6 lg:pb-0 lg:low:pb-6 short:min-[30rem]:mt-0 short:min-[30rem]:items-end short:pt-6 short:pb-4 short:max-sm:pt-12 words-first:pt-0! short:max-sm:pb-2 short:min-[30rem]:[grid-area:1/1]">
        <div
          id={HERO_WORDS_ID}
          className="pointer-events-auto flex w-full flex-col gap-4 rounded-card border-t-4 border-sun bg-white p-5 shadow-float sm:max-w-112 sm:p-6 lg:not-low:-mb-10 lg:max-w-120 lg:p-8 words-first:gap-2 words-first:p-4 short:max-w-100 short:gap-2 short:p-4 short:words-first:border-t-0 short:words-first:py-2"
        >
          <p className="flex items-center gap-1.5 text-small font-semibold text-sea words-first:hidden [@media(height<28rem)]:hidden">
            <MapPinIcon aria-hidden="true" className="size-5" />
            <span>
              {/* The name that the row above has no room for. */}
              {agency && <span className="hidden md:max-lg:inline">{agency.name} · </span>}
              {words.hero.place}
            </span>
          </p>
          <Words />
          <div className="flex flex-col gap-3 sm:flex-row short:min-[30rem]:flex-row">
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
