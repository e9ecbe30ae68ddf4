import type { ReactNode } from 'react';
import type { AppliedFilter } from '../../lib/lists/applied-filters.ts';
import { EmptyState } from '../empty-state.tsx';
import { FilterChips } from './filter-chips.tsx';
import { words } from './words.ts';

interface NothingFoundProps {
  icon: ReactNode;
  title: string;
  applied: readonly AppliedFilter[];
  onClear: () => void;
}

/** In place of a list in which nothing is left: what narrows it, to be taken back one by one. */
export function NothingFound({ icon, title, applied, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      {...{ icon, title }}
      action={
        <div className="[&>div]:justify-center">
          <FilterChips {...{ applied, onClear }} />
        </div>
      }
    >
      {words.dropOne}
    </EmptyState>
  );
}
