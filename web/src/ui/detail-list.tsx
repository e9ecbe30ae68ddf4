import { type ReactNode, useRef } from 'react';
import { CopyButton } from './copy-button.tsx';
import { selectText } from './select-text.ts';

/** Of a value that is needed elsewhere, letter for letter, `copied` says how it is written there. */
export type DetailLine = readonly [label: string, value: ReactNode, copied?: string];

interface DetailListProps {
  lines: readonly DetailLine[];
}

function Copyable({ value, copied }: { value: ReactNode; copied: string }) {
  const text = useRef<HTMLSpanElement>(null);
  return (
    <span className="flex items-center gap-1">
      <span ref={text} className="min-w-0">
        {value}
      </span>
      {/* As tall as the line that it stands in. */}
      <CopyButton
        text={copied}
        onRefused={() => selectText(text.current)}
        className="-my-2.5 shrink-0 text-sea hover:bg-sea-tint"
      />
    </span>
  );
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
