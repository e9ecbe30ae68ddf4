import type { ComponentProps } from 'react';
import { words } from './words.ts';

/** A link that opens a file or a page in a new tab, and says so to people who hear the page. */
export function NewTabLink({ children, ...link }: Omit<ComponentProps<'a'>, 'target' | 'rel'>) {
  return (
    <a {...link} target="_blank" rel="noreferrer">
      {children}
      <span className="sr-only"> ({words.opensInNewTab})</span>
    </a>
  );
}
