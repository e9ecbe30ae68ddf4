import type { RegisteredPassenger } from '@bitacora/contracts';
import { useState } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { NewPassengersForm } from './new-passengers-form.tsx';
import { SavedPassengers } from './saved-passengers.tsx';
import { words } from './words.ts';

/** Staff register passengers, several at once. */
export default function NewPassengersPage() {
  usePageTitle(words.title, words.description);
  const [saved, setSaved] = useState<RegisteredPassenger[] | null>(null);
  return (
    <PageFrame
      title={words.title}
      text={saved ? undefined : words.text}
      width="sheet"
      back={<BackLink to={paths.passengers}>{words.back}</BackLink>}
    >
      {saved ? (
        <SavedPassengers passengers={saved} onOthers={() => setSaved(null)} />
      ) : (
        <NewPassengersForm onSaved={setSaved} />
      )}
    </PageFrame>
  );
}
