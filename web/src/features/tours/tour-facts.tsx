import type { Tour } from '@bitacora/contracts';
import { words } from './words.ts';

/** What one compares tours by, as far as staff wrote it: how long, when, and from what price on. */
export function TourFacts({ tour: { duration, season, price_from: price } }: { tour: Tour }) {
  const facts = [
    { name: words.duration, value: duration },
    { name: words.season, value: season },
    { name: words.price, value: price === null ? null : words.priceFrom(price) },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-small text-ink-soft">{name}</dt>
          <dd className="tabular font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
