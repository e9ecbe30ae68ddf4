import { CheckIcon } from '@heroicons/react/20/solid';
import type { Tour } from '@bitacora/contracts';
import type { ReactNode } from 'react';
import { words } from './words.ts';

interface LinesProps {
  heading: 'h2' | 'h3';
  title: string;
  lines: readonly string[];
  mark: ReactNode;
}

function Lines({ heading: Heading, title, lines, mark }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <Heading className="text-subtitle font-bold tracking-tight">{title}</Heading>
      <ul className="mt-2 flex flex-col">
        {lines.map((line) => (
          <li key={line} className="flex gap-3 border-t border-line py-2 first:border-t-0">
            {mark}
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

const included = (
  <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-sun">
    <CheckIcon aria-hidden="true" className="size-4" />
  </span>
);

/** What is not in the price is never ticked. */
const excluded = <span aria-hidden="true" className="mt-3 mr-1 ml-1 h-0.5 w-3 shrink-0 bg-edge" />;

/** 'Programa Incluye' and 'No incluye', each when there is something to list. */
export function TourProgram({ tour, heading }: { tour: Tour; heading: 'h2' | 'h3' }) {
  return (
    <>
      <Lines heading={heading} title={words.includes} lines={tour.items} mark={included} />
      <Lines heading={heading} title={words.excludes} lines={tour.excludes} mark={excluded} />
    </>
  );
}
