import { type ReactNode, useRef } from 'react';
import { useKeepPlace } from './use-keep-place.ts';
import { words } from './words.ts';

/**
 * Around what stands for something that is on its way and fills a part of the page: who tabs on meanwhile waits here,
 * instead of being carried past what comes, and goes on at the start of that part, which takes the focus over.
 */
export function TabStop({ className, children }: { className?: string; children: ReactNode }) {
  const stop = useRef<HTMLDivElement>(null);
  useKeepPlace(stop);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place of the keyboard until there are better ones
    <div ref={stop} role="group" aria-label={words.loading} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
