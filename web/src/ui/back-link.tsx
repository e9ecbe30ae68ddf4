import { ArrowLeftIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

/** The way back to the page above this one, before its title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="print:hidden">
      <TextLink to={to} className="inline-flex min-h-11 items-center gap-2">
        <ArrowLeftIcon aria-hidden="true" className="size-5" />
        {children}
      </TextLink>
    </p>
  );
}
