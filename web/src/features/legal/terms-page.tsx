import { termsMessages as messages, termsSections } from '@bitacora/contracts/messages';
import { usePageTitle } from '../../lib/page-title.ts';
import { usePlaceInPage } from '../../lib/use-place-in-page.ts';
import { LongText } from '../../ui/long-text.tsx';

/** The terms and conditions, whole; the login's dialog shows them in short. */
export default function TermsPage() {
  usePageTitle(messages.title, messages.description);
  usePlaceInPage();
  return (
    <LongText
      title={messages.title}
      lead={messages.lead}
      updated={messages.updated}
      sections={termsSections.map(({ id, title, text, parts }) => ({ id, title, parts: [text, ...parts] }))}
    />
  );
}
