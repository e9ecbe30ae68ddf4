import { getMailChoices, pathOf } from '@bitacora/contracts';
import { EnvelopeIcon } from '@heroicons/react/24/outline';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ChoiceList } from './choice-list.tsx';
import { words } from './words.ts';

const gone = (
  <EmptyState
    icon={<EnvelopeIcon aria-hidden />}
    title={words.gone}
    action={<LinkButton to={paths.contacts}>{words.toContacts}</LinkButton>}
  >
    {words.goneText}
  </EmptyState>
);

/** Where the link in a mail leads, without a login: opening it changes nothing. */
export default function MailChoicesPage() {
  usePageTitle(words.title, words.description);
  const { token = '' } = useParams();
  return (
    <PageFrame title={words.title} text={words.text} width="form">
      <ChoiceList path={pathOf(getMailChoices, { token })} unknown={gone} />
    </PageFrame>
  );
}
