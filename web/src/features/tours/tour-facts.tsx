import type { Tour } from '@bitacora/contracts';
import { classNames } from '../../ui/class-names.ts';
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

interface TourInShortProps {
  tour: Tour;
  className?: string;
}

/** What decides first, in one line above the way to a quote: the facts stand below it there. */
export function TourInShort({ tour: { duration, price_from: price }, className }: TourInShortProps) {
  const parts = [price === null ? null : words.priceFrom(price), duration].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return <p className={classNames('tabular font-semibold', className)}>{parts.join(' · ')}</p>;
}
