import { CheckIcon, ClipboardDocumentIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { words } from './words.ts';

interface CopyButtonProps {
  text: string;
  /** How it is copied by hand where the browser does not allow it: what says it is selected. */
  onRefused: () => void;
  className?: string;
}

/** Copies what stands beside it, and says so until the keyboard is elsewhere. */
export function CopyButton({ text, onRefused, className }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const Icon = isCopied ? CheckIcon : ClipboardDocumentIcon;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Plain http, or a refusal.
      onRefused();
    }
  };
  return (
    <button
      type="button"
      aria-label={words.copyCode(text)}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 text-small font-medium print:hidden',
        className,
      )}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
    >
      <Icon aria-hidden="true" className="size-5" />
      {/* On a phone the check says it: a word more would move what stands beside. */}
      <span role="status" className="max-sm:sr-only">
        {isCopied ? words.copied : ''}
      </span>
    </button>
  );
}
