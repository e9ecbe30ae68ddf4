import { usePageTitle } from '../../lib/page-title.ts';
import { usePlaceInPage } from '../../lib/use-place-in-page.ts';
import { LongText } from '../../ui/long-text.tsx';
import { termsSections } from '../../lib/content/terms.ts';
import { words } from './terms-words.ts';

/** The terms and conditions, whole; the login's dialog shows them in short. */
export default function TermsPage() {
  usePageTitle(words.title, words.description);
  usePlaceInPage();
  return (
    <LongText
      title={words.title}
      lead={words.lead}
      updated={words.updated}
      sections={termsSections.map(({ id, title, text, parts }) => ({ id, title, parts: [text, ...parts] }))}
    />
  );
}
