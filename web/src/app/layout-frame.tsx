import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Footer } from './footer.tsx';
import { MAIN_ID } from './main-id.ts';
import { Navbar } from './navbar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PrintSender } from './print-sender.tsx';
import { words } from './words.ts';

interface LayoutFrameProps {
  /** Stands at the left of every page, before it; then header and page are wider, too. */
  beside?: ReactNode;
  children: ReactNode;
}

/** What both layouts share: skip link, navbar, the state of the connection, the page, footer. */
export function LayoutFrame({ beside = null, children }: LayoutFrameProps) {
  return (
    <div className={classNames('contents', beside !== null && '[--container-screen:86rem]')}>
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
      <PrintSender />
      <div className={classNames('flex w-full grow print:block', beside !== null && 'mx-auto max-w-screen')}>
        {beside}
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 grow">
          {children}
        </main>
      </div>
      <Footer />
    </div>
  );
}
