import { attendOpinion, type JourneyView, pathOf, POOR_RATING, type ViewOpinion } from '@bitacora/contracts';
import { ratingMessages } from '@bitacora/contracts/messages';
import { fullName } from '@bitacora/kernel/full-name';
import { useSWRConfig } from 'swr';
import { api } from '../../lib/api/api.ts';
import { notify } from '../../lib/notify.ts';
import { journeyPath, useRefreshJourneys } from '../../lib/refresh-journeys.ts';
import { agencyDayOf } from '../../lib/times.ts';
import { useAction } from '../../lib/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { words } from './words.ts';

const { staff: texts } = words;

interface OpinionProps {
  opinion: ViewOpinion;
  name: string;
  /** Absent for who may not, and for what nobody has to see to. */
  onAttend: (() => Promise<void>) | null;
}

function Opinion({ opinion: { rating, at, attended_at: attended }, name, onAttend }: OpinionProps) {
  const { isBusy, problem, run } = useAction();
  const isPoor = rating <= POOR_RATING;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 grow">
        <span className="block font-semibold">{name}</span>
        <span className="text-small text-ink-soft">
          {ratingMessages.ofFive(rating)} · {agencyDayOf(at)}
        </span>
        {problem !== null && (
          <span role="alert" className="block text-small text-bad">
            {problem}
          </span>
        )}
      </p>
      {isPoor && <Badge tone={attended ? 'ok' : 'wait'}>{attended ? texts.attended : texts.waits}</Badge>}
      {isPoor && !attended && onAttend && (
        <Button
          look="secondary"
          isBusy={isBusy}
          busyText={texts.attending}
          aria-label={texts.attendOf(name)}
          onClick={() => void run(onAttend)}
        >
          {texts.attend}
        </Button>
      )}
    </li>
  );
}

/** What who travelled says of the journey; what was bad waits until somebody of the agency has seen to it. */
export function OpinionsSection({ journey, mayAttend }: { journey: JourneyView; mayAttend: boolean }) {
  const { mutate } = useSWRConfig();
  const refresh = useRefreshJourneys();
  const { opinions = [], passengers, journey_id: id } = journey;
  if (opinions.length === 0) return null;
  const attend = async (passenger: string) => {
    const view = await api.post<JourneyView>(pathOf(attendOpinion, { id, passenger }), {});
    await mutate(journeyPath(id), view, { revalidate: false });
    notify.success(texts.attendedToast);
    void refresh();
  };
  const nameOf = (passenger: string) => {
    const person = passengers.find((one) => one.id === passenger);
    return person ? fullName(person) : texts.formerTraveller;
  };
  return (
    <section aria-labelledby="opiniones" className="rounded-card border border-line bg-white p-4 sm:p-5">
      <h2 id="opiniones" className="text-subtitle font-bold">
        {texts.title}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {opinions.map((opinion) => (
          <Opinion
            key={opinion.passenger}
            opinion={opinion}
            name={nameOf(opinion.passenger)}
            onAttend={mayAttend ? () => attend(opinion.passenger) : null}
          />
        ))}
      </ul>
    </section>
  );
}
