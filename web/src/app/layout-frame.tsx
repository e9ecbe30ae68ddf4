import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { MAIN_ID } from './main-id.ts';
import { Navbar } from './navbar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { words } from './words.ts';

/** What both layouts share: skip link, navbar, the state of the connection, the page, footer. */
export function LayoutFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="sr-only z-50 rounded-control bg-sea font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(MAIN_ID)?.focus();
        }}
      >
        {words.skipToContent}
      </a>
      <Navbar />
      <OfflineBanner />
      <main id={MAIN_ID} tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer />
    </>
  );
}
