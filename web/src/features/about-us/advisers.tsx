import type { WebDocument } from '@bitacora/contracts';
import { words } from './words.ts';

/** Who answers, by name; nothing until staff have written it. */
export function Advisers({ advisers }: Pick<WebDocument<'AboutUs'>, 'advisers'>) {
  if (advisers.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-title font-bold tracking-tight">{words.advisers}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {advisers.map(({ name, about }) => (
          <li key={name} className="rounded-card border border-line bg-white p-5">
            <p className="text-lead font-semibold">{name}</p>
            <p className="mt-1 text-ink-soft">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
