import { useRef } from 'react';
import { CopyButton } from './copy-button.tsx';
import { selectText } from './select-text.ts';

const looks = {
  plain: 'text-sea hover:bg-sea-tint',
  'on-sea': 'text-current hover:bg-white/15 focus-visible:outline-white',
};

/** Four at a time, as a long one is read off and typed; in the document it stays one word. */
const fours = /.{1,4}/g;

interface CopyableCodeProps {
  code: string;
  /** Shown in groups of four; copied without. */
  isInFours?: boolean;
  /** What it stands on. */
  look?: keyof typeof looks;
}

/** A booking code, big and exact, with a button that copies it. */
export function CopyableCode({ code, isInFours = false, look = 'plain' }: CopyableCodeProps) {
  const text = useRef<HTMLElement>(null);
  return (
    <span className="inline-flex items-center gap-1">
      <code ref={text} className="font-mono text-subtitle font-semibold tracking-wide wrap-anywhere">
        {isInFours
          ? [...code.matchAll(fours)].map(({ 0: part, index }) => (
              <span key={index} className="mr-2 inline-block last:mr-0">
                {part}
              </span>
            ))
          : code}
      </code>
      <CopyButton text={code} onRefused={() => selectText(text.current)} className={looks[look]} />
    </span>
  );
}
