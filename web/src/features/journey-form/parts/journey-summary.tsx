import { choiceLabel } from '@bitacora/contracts';
import { formatDollars, isPlainDate, readDollars } from '@bitacora/kernel';
import { fullName } from '@bitacora/kernel/full-name';
import { useWatch } from 'react-hook-form';
import { day, days } from '../../../lib/times.ts';
import { words } from '../words.ts';
import type { JourneyForm } from './journey-form.ts';

const { summary: messages } = words;

function whenOf(from: string, until: string): string | null {
  if (!isPlainDate(from)) return null;
  return isPlainDate(until) && until >= from ? days(from, until) : day(from);
}

/** What the press below creates, as far as it is written; what lacks is said. */
export function JourneySummary({ form }: { form: JourneyForm }) {
  const values = useWatch({ control: form.control });
  const { passengers = [], services = [], start_city: start, destination_city: destination, cost = '' } = values;
  const [first] = passengers;
  const dollars = readDollars(cost);
  const lines = [
    {
      label: words.people.title,
      text: first?.first_name
        ? messages.people(
            fullName({ first_name: first.first_name, last_name: first.last_name ?? '' }),
            passengers.length,
          )
        : null,
    },
    {
      label: words.route.title,
      text: start?.name && destination?.name ? messages.route(start.name, destination.name) : null,
      beside: choiceLabel('travel_directions', values.travel_direction ?? 'IV'),
    },
    { label: messages.when, text: whenOf(values.travel_date ?? '', values.return_date ?? '') },
    { label: words.services.title, text: services.length > 0 ? messages.services(services.length) : null },
    { label: words.sale.cost, text: dollars === null ? null : formatDollars(dollars) },
  ];
  return (
    <section aria-labelledby="resumen" className="rounded-card border border-line bg-white p-5 sm:p-6">
      <h2 id="resumen" className="text-subtitle font-semibold">
        {messages.title}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {lines.map(({ label, text, beside }) => (
          <div key={label} className="flex min-w-0 flex-wrap gap-x-2">
            <dt className="text-ink-soft">{label}:</dt>
            <dd className="tabular min-w-0 font-medium wrap-anywhere">
              {text ?? <span className="font-normal text-wait">{messages.lacks}</span>}
              {text && beside && <span className="font-normal text-ink-soft"> · {beside}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
