import { usePageTitle } from '../../lib/page-title.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { TourGrid } from './tour-grid.tsx';
import { words } from './words.ts';

/** Every tour of the agency. */
export function ToursPage({ quotePath }: { quotePath: string }) {
  usePageTitle(words.title, words.description);
  return (
    <PageFrame title={words.title} text={words.lead}>
      <TourGrid quotePath={quotePath} heading="h2" priority />
    </PageFrame>
  );
}
