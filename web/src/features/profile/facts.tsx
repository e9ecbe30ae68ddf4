import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: string | null;
  /** What stands in place of a value that is not there. */
  without?: string;
}

/** What is known, each under its name; what is not known is said plainly. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {facts.map(({ label, value, without }) => (
        <div key={label}>
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className={`tabular wrap-anywhere ${value ? 'text-lead font-semibold' : 'text-ink-soft'}`}>
            {value ?? without}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FactsSectionProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** One sheet of the person's data. */
export function FactsSection({ id, title, text, children }: FactsSectionProps) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-white p-5 sm:p-6">
      <h2 id={id} className="text-subtitle font-semibold">
        {title}
      </h2>
      {text && <p className="mt-1 text-small text-ink-soft">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
