import { ChevronDownIcon, LinkIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import { words } from './words.ts';

interface QuestionEntryProps {
  id: string;
  question: string;
  /** Prose: an empty line begins a paragraph. */
  answer: string;
  isOpen: boolean;
  onToggle: () => void;
  children?: ReactNode;
}

/** One question: a real heading, that opens its answer. The answer stays in the document, for printing. */
export function QuestionEntry({ id, question, answer, isOpen, onToggle, children }: QuestionEntryProps) {
  return (
    <section className="rounded-card border border-line bg-white print:border-0">
      <h2 id={id} tabIndex={-1} className="scroll-mt-6 rounded-card">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-respuesta`}
          className="flex min-h-16 w-full items-center gap-4 rounded-card px-5 py-4 text-left text-lead font-semibold hover:bg-sea-tint/50"
          onClick={onToggle}
        >
          <span className="grow">{question}</span>
          <ChevronDownIcon
            aria-hidden="true"
            className={classNames('size-6 shrink-0 text-sea transition-transform print:hidden', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {/* Not the attribute `hidden`: no style that prints it would win over that. */}
      <div id={`${id}-respuesta`} className="px-5 pb-5 print:block!" style={{ display: isOpen ? undefined : 'none' }}>
        <div className="flex max-w-prose flex-col gap-3 leading-relaxed">
          {answer.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {children}
        <Link
          to={{ hash: id }}
          className="mt-3 inline-flex min-h-11 items-center gap-2 text-small text-sea underline-offset-4 hover:underline print:hidden"
        >
          <LinkIcon aria-hidden="true" className="size-4" />
          {words.link}
          <span className="sr-only"> ({question})</span>
        </Link>
      </div>
    </section>
  );
}
