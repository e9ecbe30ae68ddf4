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
  /** Read and typed in groups of four, and copied without what stands between them. */
  isGrouped?: boolean;
}

const Grouped = ({ code }: { code: string }) =>
  code.match(/.{1,4}/g)?.map((group, index) => (
    // Of one code the groups stay where they are.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index} className="mr-[1ch] inline-block">
      {group}
    </span>
  ));

/** A booking code, big and exact, with a button that copies it. */
export function CopyableCode({ code, look = 'plain', isGrouped = false }: CopyableCodeProps) {
  const text = useRef<HTMLElement>(null);
  return (
    <span className="inline-flex items-center gap-1">
      <code ref={text} className="font-mono text-subtitle font-semibold tracking-wide break-all">
        {isGrouped ? <Grouped code={code} /> : code}
      </code>
      <CopyButton text={code} onRefused={() => selectText(text.current)} className={looks[look]} />
    </span>
  );
}
