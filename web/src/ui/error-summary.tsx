import { ExclamationCircleIcon } from '@heroicons/react/20/solid';
import { useEffect, useRef } from 'react';
import { words } from './words.ts';

interface ErrorSummaryProps {
  /** Fields with their words, in the order of the form; a field's control has its name as id. */
  problems: readonly { name: string; message: string }[];
  /** What belongs to no field. */
  others?: readonly string[];
  /** Changes with each attempt: the summary then takes the focus. */
  attempt: number;
}

/** What is wrong, on top of the form, each linked to its field (after GOV.UK's design system). */
export function ErrorSummary({ problems, others = [], attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isShown = problems.length + others.length > 0;
  useEffect(() => {
    if (attempt > 0 && isShown) ref.current?.focus();
    // Only a new attempt moves the focus, not each correction.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  if (!isShown) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-card border border-bad bg-bad-tint p-4">
      <p className="flex gap-2 font-semibold text-bad">
        <ExclamationCircleIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {problems.length > 0 ? words.errorSummary : words.failureSummary}
      </p>
      <ul className="mt-1 ml-7 flex flex-col gap-1 text-small">
        {others.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="inline-block py-1 text-bad underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
