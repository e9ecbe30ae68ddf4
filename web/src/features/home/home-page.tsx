import { homeMessages as messages } from '@bitacora/contracts/messages';
import { usePageTitle } from '../../lib/page-title.ts';
import { AgencyFacts } from './agency-facts.tsx';
import { Hero } from './hero.tsx';
import { QuoteSection } from './quote-section.tsx';
import { ServicesOffered } from './services-offered.tsx';

/** Who we are, where, what for, and the way to ask for a quote; the whole public site comes later. */
export default function HomePage() {
  usePageTitle(messages.title, messages.description);
  return (
    <>
      <div className="mx-auto grid max-w-screen gap-x-16 gap-y-12 px-4 pt-8 sm:pt-12 lg:grid-cols-[1fr_27rem] lg:items-start">
        <Hero />
        <QuoteSection />
      </div>
      <ServicesOffered />
      <AgencyFacts />
    </>
  );
}
