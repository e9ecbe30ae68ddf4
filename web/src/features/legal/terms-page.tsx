import { LongText } from '../../ui/long-text.tsx';
import { termsSections } from '../../lib/content/terms.ts';
import { words } from './terms-words.ts';

/** The terms and conditions, whole; the login's dialog shows them in short. */
export default function TermsPage() {
  return (
    <LongText
      page={words}
      sections={termsSections.map(({ id, title, text, parts }) => ({ id, title, parts: [text, ...parts] }))}
    />
  );
}
