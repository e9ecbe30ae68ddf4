import { CheckIcon } from '@heroicons/react/20/solid';
import type { Tour } from '@bitacora/contracts';
import { words } from './words.ts';

/** 'Programa Incluye', when there is something to list. */
export function TourProgram({ tour, heading: Heading }: { tour: Tour; heading: 'h2' | 'h3' }) {
  if (tour.items.length === 0) return null;
  return (
    <section>
      <Heading className="text-subtitle font-bold tracking-tight">{words.includes}</Heading>
      <ul className="mt-2 flex flex-col">
        {tour.items.map((item) => (
          <li key={item} className="flex gap-3 border-t border-line py-2 first:border-t-0">
            <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-sun">
              <CheckIcon aria-hidden="true" className="size-4" />
            </span>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
