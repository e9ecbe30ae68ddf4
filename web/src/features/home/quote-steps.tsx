import { words } from './words.ts';

/** What happens after the form is sent. */
export function QuoteSteps() {
  return (
    <section>
      <h2 className="text-title font-bold tracking-tight">{words.steps.title}</h2>
      <ol className="mt-5 grid gap-5 md:grid-cols-3 lg:grid-cols-1">
        {words.steps.list.map(({ title, text }, place) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-control bg-sun text-lead font-bold tabular"
            >
              {place + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
