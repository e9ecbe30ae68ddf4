import type { ReactNode } from 'react';

interface DetailListProps {
  lines: readonly (readonly [label: string, value: ReactNode])[];
  /** In a column that is too narrow for two. */
  isNarrow?: boolean;
}

/** What is known of one record, each under its name. */
export function DetailList({ lines, isNarrow = false }: DetailListProps) {
  return (
    <dl className={`grid gap-x-8 gap-y-3 ${isNarrow ? '' : 'sm:grid-cols-2'}`}>
      {lines.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="tabular wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
