import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface FormSectionProps {
  title: string;
  /** For a link that leads there. */
  id?: string;
  text?: string;
  /** On a page that is wider than fields are: the title stands at their side. */
  isTitleBeside?: boolean;
  children: ReactNode;
}

const beside = 'md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,var(--container-field))] md:items-start md:gap-x-8';

/** One part of a form: a sheet with its fields under each other. */
export function FormSection({ title, id, text, isTitleBeside = false, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={titleId}
      className={classNames(
        'flex flex-col gap-5 rounded-card border border-line bg-white p-5 sm:p-6',
        isTitleBeside && beside,
      )}
    >
      <div>
        <h2 id={titleId} className="text-subtitle font-semibold">
          {title}
        </h2>
        {text && <p className="mt-1 text-small text-ink-soft">{text}</p>}
      </div>
      {isTitleBeside ? <div className="flex max-w-field min-w-0 flex-col gap-5">{children}</div> : children}
    </div>
  );
}
