import type { Tour } from '@bitacora/contracts';
import { TourDescription } from './tour-description.tsx';
import { TourFacts } from './tour-facts.tsx';
import { TourPicture } from './tour-picture.tsx';
import { TourProgram } from './tour-program.tsx';

/** What a tour shows below its title when it opens over a page: image, description and 'Programa Incluye'. */
export function TourContent({ tour }: { tour: Tour }) {
  return (
    <div className="flex flex-col gap-5">
      <TourPicture tour={tour} sizes="(min-width: 36rem) 36rem, 100vw" className="aspect-16/9! short:aspect-5/1!" />
      <div className="flex flex-col gap-5 px-5 pb-4 sm:px-6">
        <p className="text-lead font-medium">{tour.caption}</p>
        <TourFacts tour={tour} />
        <TourDescription tour={tour} />
        <TourProgram tour={tour} heading="h3" />
      </div>
    </div>
  );
}
