import { tourMessages as messages } from '@bitacora/contracts/messages';
import { usePageTitle } from '../../lib/page-title.ts';
import { TourGrid } from './tour-grid.tsx';

/** Every tour of the agency. */
export function ToursPage({ quotePath }: { quotePath: string }) {
  usePageTitle(messages.title, messages.description);
  return (
    <div className="mx-auto w-full max-w-screen px-4 py-8 sm:py-12">
      <h1 className="text-headline font-black tracking-tight sm:text-display">{messages.title}</h1>
      <p className="mt-2 mb-8 max-w-prose text-lead text-ink-soft">{messages.lead}</p>
      <TourGrid quotePath={quotePath} heading="h2" priority />
    </div>
  );
}
