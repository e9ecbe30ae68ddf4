import { useRef } from 'react';
import { classNames } from './class-names.ts';
import { useHasMoreBeside } from './lists/use-has-more-beside.ts';

interface SectionLinksProps {
  label: string;
  sections: readonly { id: string; title: string }[];
}

/** The parts of a long page: beside it where there is room, else in one row above it that scrolls inside itself. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  const hasMore = useHasMoreBeside(row);
  return (
    <nav aria-label={label} className="print:hidden">
      <ul
        ref={row}
        data-scrolls-sideways
        className={classNames(
          'flex gap-2 max-xl:-m-1 max-xl:overflow-x-auto max-xl:p-1 xl:flex-col xl:gap-0 xl:border-l xl:border-line',
          hasMore && 'max-xl:fade-right',
        )}
      >
        {sections.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-control px-3 text-small font-medium text-sea hover:bg-sea-tint max-xl:border max-xl:border-edge max-xl:bg-white xl:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
