import type { ReactNode } from 'react';

interface PageFrameProps {
  title: string;
  /** Other ways on, at the title's side. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A page as wide as the screen, under its title. */
export function PageFrame({ title, beside, children }: PageFrameProps) {
  return (
    <div className="mx-auto w-full max-w-screen px-4 py-6 sm:px-6 sm:py-10">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-title font-bold tracking-tight sm:text-headline">{title}</h1>
        {beside}
      </header>
      {children}
    </div>
  );
}
