import type { ComponentProps } from 'react';
import { day } from '../../lib/times.ts';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { useOwnJourneys } from '../../lib/use-own-journeys.ts';
import { words } from './words.ts';

interface JourneySelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  userId: string;
  error: string | undefined;
}

/** One of the person's own journeys, or none. A list that does not come keeps nobody from reporting. */
export function JourneySelect({ userId, error, ...select }: JourneySelectProps) {
  const { data: journeys, error: failure } = useOwnJourneys(userId);
  const options = (journeys ?? []).map(({ journey_id, travel_date, destination_city }) => ({
    value: journey_id,
    label: words.form.journeyOption(day(travel_date), destination_city.name),
  }));
  return (
    <div className="flex flex-col gap-2">
      {/* A value is shown only among its options: the list is made anew once they are here. */}
      <Select
        key={journeys ? 'journeys' : 'none'}
        label={words.form.journey}
        prompt={words.form.noJourney}
        options={options}
        isOptional
        error={error}
        {...select}
      />
      {!journeys && failure !== undefined && (
        <Notice tone="wait" role="status">
          {words.form.journeysFailed}
        </Notice>
      )}
    </div>
  );
}
