import { useRef } from 'react';
import { CopyButton } from './copy-button.tsx';
import { selectText } from './select-text.ts';

const looks = {
  plain: 'text-sea hover:bg-sea-tint',
  'on-sea': 'text-current hover:bg-white/15 focus-visible:outline-white',
};

interface CopyableCodeProps {
  code: string;
  /** What it stands on. */
  look?: keyof typeof looks;
}

/** A booking code, big and exact, with a button that copies it. */
export function CopyableCode({ code, look = 'plain' }: CopyableCodeProps) {
  const text = useRef<HTMLElement>(null);
  return (
    <span className="inline-flex items-center gap-1">
      <code ref={text} className="font-mono text-subtitle font-semibold tracking-wide break-all">
        {code}
      </code>
      <CopyButton text={code} onRefused={() => selectText(text.current)} className={looks[look]} />
    </span>
  );
}
