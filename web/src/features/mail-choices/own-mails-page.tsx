import { getOwnMailChoices } from '@bitacora/contracts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PageHeader } from '../../ui/page-frame.tsx';
import { ChoiceList } from './choice-list.tsx';
import { words } from './words.ts';

/** Which mails the own account gets. */
export default function OwnMailsPage() {
  usePageTitle(words.title, words.description);
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <ChoiceList path={getOwnMailChoices.path} />
    </>
  );
}
