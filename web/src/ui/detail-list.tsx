import type { ReactNode } from 'react';
import { Copyable } from './copyable.tsx';

/** Of a value that is needed elsewhere, letter for letter, `copied` says how it is written there. */
export type DetailLine = readonly [label: string, value: ReactNode, copied?: string];

interface DetailListProps {
  lines: readonly DetailLine[];
}

/** What is known of one record, each under its name; side by side where its own place, not the window, has room. */
export function DetailList({ lines }: DetailListProps) {
  return (
    <div className="@container">
      <dl className="grid gap-x-8 gap-y-3 @min-[22rem]:grid-cols-2">
        {lines.map(([label, value, copied]) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="tabular wrap-anywhere">{copied ? <Copyable {...{ value, copied }} /> : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
