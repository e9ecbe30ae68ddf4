import type { ReactNode } from 'react';
import type { Narrowing } from '../../lib/lists/narrowings.ts';
import { EmptyState } from '../empty-state.tsx';
import { FilterChips } from './filter-chips.tsx';
import { words } from './words.ts';

interface NothingFoundProps {
  icon: ReactNode;
  title: string;
  narrowings: readonly Narrowing[];
  onClear: () => void;
}

/** In place of a list in which nothing is left: what narrows it, to be taken back one by one. */
export function NothingFound({ icon, title, narrowings, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      {...{ icon, title }}
      action={
        <div className="[&>div]:justify-center">
          <FilterChips {...{ narrowings, onClear }} />
        </div>
      }
    >
      {words.dropOne}
    </EmptyState>
  );
}
