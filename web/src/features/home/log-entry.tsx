import { DrawnView } from '../../ui/drawn-view.tsx';
import { words } from './words.ts';

/** One leg as the traveller will read it, drawn: each hour is the clock of its own place. */
export function LogEntry() {
  return (
    <figure className="relative overflow-hidden rounded-card bg-sea text-white">
      <DrawnView isFlown className="max-h-56 w-full" />
      <figcaption className="border-t border-white/20 px-5 py-4">
        <span className="sr-only">{words.log.caption}: </span>
        <span className="flex flex-wrap items-baseline gap-x-1.5 text-lead font-semibold">
          <span className="whitespace-nowrap">
            <span className="tabular text-sun">{words.log.leaves}</span> {words.log.from}
          </span>
          <span className="whitespace-nowrap">
            <span aria-hidden="true">→</span> <span className="tabular text-sun">{words.log.arrives}</span>{' '}
            {words.log.to}
          </span>
        </span>
        <span className="mt-0.5 block text-small">{words.log.note}</span>
      </figcaption>
    </figure>
  );
}
