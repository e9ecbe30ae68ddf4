import type { ReactNode } from 'react';

export const footerLinkStyle =
  'inline-flex min-h-11 items-center underline decoration-white/40 underline-offset-4 hover:decoration-white';

/** A part of the footer under its name. */
export function FooterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-1 font-semibold text-sun">{title}</h2>
      {children}
    </section>
  );
}
