import { CheckIcon, ClipboardDocumentIcon } from '@heroicons/react/20/solid';
import { useRef, useState } from 'react';
import { words } from './words.ts';

function selectText(element: HTMLElement | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

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
  const [isCopied, setIsCopied] = useState(false);
  const Icon = isCopied ? CheckIcon : ClipboardDocumentIcon;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
    } catch {
      // Plain http or a refusal: select it, so that the person copies it by hand.
      selectText(text.current);
    }
  };
  return (
    <span className="inline-flex items-center gap-1">
      <code ref={text} className="font-mono text-subtitle font-semibold tracking-wide break-all">
        {code}
      </code>
      <button
        type="button"
        aria-label={words.copyCode(code)}
        className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 text-small font-medium print:hidden ${looks[look]}`}
        onClick={() => void copy()}
        onBlur={() => setIsCopied(false)}
      >
        <Icon aria-hidden="true" className="size-5" />
        {/* On a phone the check says it: a word more would move what stands beside. */}
        <span role="status" className="max-sm:sr-only">
          {isCopied ? words.copied : ''}
        </span>
      </button>
    </span>
  );
}
