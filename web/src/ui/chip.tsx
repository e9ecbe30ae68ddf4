import type { ReactNode } from 'react';

/** A small fact beside another (`+1 día`, `Ida`): not a state, not pressed. */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded-control border border-line bg-paper px-2 text-small font-medium whitespace-nowrap max-[15rem]:whitespace-normal">
      {children}
    </span>
  );
}
