import type { ReactNode } from 'react';

interface JourneyColumnsProps {
  /** What is read first. */
  top: ReactNode;
  /** On a desk beside the rest, at its top; in one column between `top` and the rest. */
  people?: ReactNode;
  /** On a desk below `people`; in one column at the end. */
  aside: ReactNode;
  /** The rest. */
  children: ReactNode;
}

const part = 'grid grid-cols-1 gap-6 print:block print:space-y-3';

/** A journey's page: two columns on a desk, one below that. */
export function JourneyColumns({ top, people, aside, children }: JourneyColumnsProps) {
  return (
    <div className="grid grid-cols-1 gap-6 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start print:block print:space-y-3">
      <div className="contents lg:grid lg:grid-cols-1 lg:gap-6 print:block print:space-y-3">
        <div className={part}>{top}</div>
        <div className={`${part} max-lg:order-2`}>{children}</div>
      </div>
      <aside className="contents lg:sticky lg:top-6 lg:grid lg:gap-4 print:hidden">
        {people && <div className="max-lg:order-1">{people}</div>}
        <div className="grid grid-cols-1 gap-4 max-lg:order-3">{aside}</div>
      </aside>
    </div>
  );
}
