import { homeDefault } from '@bitacora/contracts/home-defaults';
import { useWebDocument } from '../../lib/content/use-web-document.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LogEntry } from './log-entry.tsx';
import { words } from './words.ts';

/** The five benefits (product 2.1) as stops of one route, beside a leg as it will stand in the traveller's log. */
export function Benefits() {
  const home = useWebDocument('Home', homeDefault);
  return (
    <section className="page-width grid grid-cols-1 gap-x-16 gap-y-10 pt-16 sm:pt-20 lg:grid-cols-[1fr_27rem] lg:pt-28">
      <div>
        <h2 className="text-title font-bold tracking-tight sm:text-headline short:text-title">
          {words.benefits.title}
        </h2>
        <p className="mt-1 text-ink-soft">{words.benefits.text}</p>
        {home ? (
          <ol className="mt-6">
            {home.benefits.map(({ title, text }) => (
              <li key={title} className="group relative flex gap-5 pb-6 last:pb-0">
                <span
                  aria-hidden="true"
                  className="absolute top-3 bottom-0 left-[9px] border-l-2 border-dotted border-edge group-last:hidden"
                />
                <span
                  aria-hidden="true"
                  className="relative mt-1 size-5 shrink-0 rounded-full border-4 border-sea bg-sun"
                />
                <div>
                  <h3 className="text-lead font-bold">{title}</h3>
                  <p className="text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        ) : (
          <div className="mt-6 flex flex-col gap-6">
            {[1, 2, 3, 4, 5].map((benefit) => (
              <Skeleton key={benefit} className="h-13" />
            ))}
          </div>
        )}
      </div>
      <div className="lg:self-center">
        <LogEntry />
      </div>
    </section>
  );
}
