import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { words } from './words.ts';

/**
 * Around what stands for something that is on its way and fills a part of the page: who tabs on meanwhile waits here,
 * instead of being carried past what comes, and goes on at the start of that part, which takes the focus over.
 */
export function TabStop({ className, children }: { className?: string; children: ReactNode }) {
  const stop = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = stop.current;
    return () => {
      if (element === document.activeElement)
        element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place of the keyboard until there are better ones
    <div ref={stop} role="group" aria-label={words.loading} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
