import type { ReactNode } from 'react';
import { DisclosureSection } from '../disclosure-section.tsx';

interface EntriesSectionProps {
  title: string;
  hint: string;
  /** The entries, which are read once it is unfolded. */
  children: ReactNode;
}

/** A fold with the entries of a history or a ledger. */
export function EntriesSection({ title, hint, children }: EntriesSectionProps) {
  return (
    <DisclosureSection
      isMadeWhenOpen
      header={
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-subtitle font-bold">{title}</span>
          <span className="text-small text-ink-soft">{hint}</span>
        </span>
      }
    >
      {children}
    </DisclosureSection>
  );
}
