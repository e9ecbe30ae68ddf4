import type { Tour } from '@bitacora/contracts';
import { words } from './words.ts';

/** What one compares tours by, as far as staff wrote it: how long, when, and from what price on. */
export function TourFacts({ tour: { duration, season, price_from: price } }: { tour: Tour }) {
  const facts = [
    { name: words.duration, value: duration },
    { name: words.price, value: price === null ? null : words.priceFrom(price) },
    // Often a sentence: it has a row of its own.
    { name: words.season, value: season, isLong: true },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {facts.map(({ name, value, isLong }) => (
        <div key={name} className={isLong ? 'col-span-full' : ''}>
          <dt className="text-small text-ink-soft">{name}</dt>
          <dd className="tabular font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
