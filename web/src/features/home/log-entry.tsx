import { homeMessages } from '@bitacora/contracts/messages';
import { DrawnView } from '../../ui/drawn-view.tsx';

const messages = homeMessages.log;

/** One leg as the traveller will read it, drawn: each hour is the clock of its own place. */
export function LogEntry() {
  return (
    <figure className="relative overflow-hidden rounded-card bg-sea text-white">
      <DrawnView isFlown className="max-h-56 w-full" />
      <figcaption className="border-t border-white/20 px-5 py-4">
        <span className="sr-only">{messages.caption}: </span>
        <span className="flex flex-wrap items-baseline gap-x-3 text-lead font-semibold">
          <span className="whitespace-nowrap">
            <span className="tabular text-sun">{messages.leaves}</span> {messages.from}
          </span>
          <span className="whitespace-nowrap">
            <span aria-hidden="true">→</span> <span className="tabular text-sun">{messages.arrives}</span> {messages.to}
          </span>
        </span>
        <span className="mt-0.5 block text-small">{messages.note}</span>
      </figcaption>
    </figure>
  );
}
