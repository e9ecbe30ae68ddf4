import { useNavigate, useParams } from 'react-router-dom';
import { MyJourneys } from '../../features/journeys/my-journeys.tsx';
import { words } from '../../features/journeys/words.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { paths } from '../../lib/paths.ts';
import { useStaffTools } from './use-staff-tools.tsx';

/** The trip lookup, 'Consultar mi viaje'; the address may name one journey. */
export default function MyJourneysPage() {
  usePageTitle(words.title, words.description);
  const { journeyId } = useParams();
  const navigate = useNavigate();
  const user = useUser();
  const staff = useStaffTools();
  if (!user) return null;
  return (
    // With much larger letters a journey has the room: the chooser below says what this is.
    <PageFrame title={<span className="large-letters:sr-only">{words.title}</span>}>
      <MyJourneys
        userId={user.id}
        journeyId={journeyId ?? null}
        onSelect={(id) => void navigate(`${paths.tripLookup}/${id}`, { preventScrollReset: true })}
        staff={staff}
      />
    </PageFrame>
  );
}
