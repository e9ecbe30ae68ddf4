import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { usePlaceInPage } from '../../lib/use-place-in-page.ts';
import { AgencyFacts } from './agency-facts.tsx';
import { Benefits } from './benefits.tsx';
import { ChatButton } from './chat-button.tsx';
import { Hero } from './hero.tsx';
import { QuoteSection } from './quote-section.tsx';
import { Support } from './support.tsx';
import { ToursSection } from './tours-section.tsx';
import { words } from './words.ts';

/** Who we are, where, what for, and the way to ask for a quote (product 2.1). */
export function HomePage({ tours }: { tours: ReactNode }) {
  usePageTitle(words.title, words.description);
  usePlaceInPage();
  return (
    // The chat button floats over all of this.
    <div>
      <Hero />
      <Benefits />
      <ToursSection>{tours}</ToursSection>
      <QuoteSection />
      <Support />
      <AgencyFacts />
      <ChatButton />
    </div>
  );
}
