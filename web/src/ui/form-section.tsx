import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One part of a form: a sheet with its fields under each other. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-col gap-5 rounded-card border border-line bg-white p-5 sm:p-6"
    >
      <div>
        <h2 id={id} className="text-subtitle font-semibold">
          {title}
        </h2>
        {text && <p className="mt-1 text-small text-ink-soft">{text}</p>}
      </div>
      {children}
    </div>
  );
}
