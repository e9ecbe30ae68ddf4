import { InformationCircleIcon } from '@heroicons/react/24/outline';
import { useId, useState } from 'react';
import { words } from './words.ts';

/** A value with an information sign that says what it means; by mouse, by finger and by keyboard. */
export function Explained({ text, explanation }: { text: string; explanation: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <span>
      <span className="inline-flex items-center">
        {text}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          title={explanation}
          onClick={() => setOpen(!isOpen)}
          className="-my-3 grid size-11 shrink-0 place-items-center text-sea print:hidden"
        >
          <InformationCircleIcon aria-hidden className="size-5" />
          <span className="sr-only">{words.explain(text)}</span>
        </button>
      </span>
      <span
        id={id}
        role="note"
        style={{ display: isOpen ? 'block' : 'none' }}
        className="text-small text-ink-soft print:block!"
      >
        {explanation}
      </span>
    </span>
  );
}
