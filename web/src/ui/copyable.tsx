import { type ReactNode, useRef } from 'react';
import { CopyButton } from './copy-button.tsx';
import { selectText } from './select-text.ts';

/** A value in a line of text, with a button that copies it as it is written elsewhere. */
export function Copyable({ value, copied }: { value: ReactNode; copied: string }) {
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
