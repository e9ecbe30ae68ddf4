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
    <div className="grid grid-cols-1 gap-6 wrap-anywhere two-columns:grid-cols-[minmax(0,1fr)_20rem] two-columns:items-start print:block print:space-y-3">
      <div className="contents two-columns:grid two-columns:grid-cols-1 two-columns:gap-6 print:block print:space-y-3">
        <div className={part}>{top}</div>
        <div className={`${part} order-2`}>{children}</div>
      </div>
      <aside className="contents two-columns:sticky two-columns:top-6 two-columns:grid two-columns:gap-4 print:hidden">
        {people && <div className="order-1">{people}</div>}
        <div className="grid grid-cols-1 gap-4 order-3">{aside}</div>
      </aside>
    </div>
  );
}
