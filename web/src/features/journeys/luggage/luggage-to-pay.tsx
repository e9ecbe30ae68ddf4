import { type JourneyView, serviceAnchor } from '@bitacora/contracts';
import { formatDollars } from '@bitacora/kernel';
import { useLocation } from 'react-router-dom';
import { todayInGuayaquil } from '../../../lib/today.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSaidToday } from '../../../lib/use-said-today.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { luggageToPay } from '../model/luggage.ts';
import { payDayText } from '../model/time-texts.ts';
import { words } from './words.ts';

/** Below what the journey costs, the luggage that is not part of it; each leads to its flight, where it says how. */
export function LuggageToPay({ journey }: { journey: JourneyView }) {
  const said = useSaidToday();
  const { search } = useLocation();
  return luggageToPay(journey, useNow(), todayInGuayaquil()).map(({ id, service, pieces, luggage, answer }) => (
    <p key={id} className="mt-2 text-small print:mt-1">
      <TextLink
        to={{ search, hash: serviceAnchor(service.id) }}
        className="inline-flex min-h-11 items-center wrap-anywhere print:min-h-0"
      >
        {words.toPay(
          pieces,
          luggage,
          formatDollars(answer.price ?? 0),
          answer.pay_until ? payDayText(answer.pay_until, said) : null,
        )}
      </TextLink>
    </p>
  ));
}
