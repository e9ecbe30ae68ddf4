import { usePageTitle } from '../../lib/page-title.ts';
import { TourGrid } from './tour-grid.tsx';
import { words } from './words.ts';

/** Every tour of the agency. */
export function ToursPage({ quotePath }: { quotePath: string }) {
  usePageTitle(words.title, words.description);
  return (
    <div className="mx-auto w-full max-w-screen px-4 py-8 sm:py-12">
      <h1 className="text-headline font-black tracking-tight sm:text-display">{words.title}</h1>
      <p className="mt-2 mb-8 max-w-prose text-lead text-ink-soft">{words.lead}</p>
      <TourGrid quotePath={quotePath} heading="h2" priority />
    </div>
  );
}
