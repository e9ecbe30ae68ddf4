import { ArrowRightIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { words } from './words.ts';

/** The tours, under their heading, with the way to all of them; on a phone the first three, so that the form is near. */
export function ToursSection({ children }: { children: ReactNode }) {
  return (
    <section className="page-width pt-16 sm:pt-20 max-sm:[&>ul>:nth-child(n+4):not(:last-child)]:hidden">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <div>
          <h2 className="text-title font-bold tracking-tight sm:text-headline short:text-title">{words.tours.title}</h2>
          <p className="mt-1 max-w-prose text-ink-soft">{words.tours.text}</p>
        </div>
        <TextLink to={paths.tours} className="inline-flex min-h-11 items-center gap-2">
          {words.tours.all}
          <ArrowRightIcon aria-hidden="true" className="size-5" />
        </TextLink>
      </div>
      {children}
    </section>
  );
}
