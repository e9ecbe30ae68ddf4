import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../ui/card.tsx';

interface AccountPageProps {
  title: string;
  /** One sentence about what is asked; none when nothing is. */
  text?: string | null;
  /** The way back to the page before, above the title. */
  back?: ReactNode;
  /** What stands below the sheet. */
  help?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages about a password: a title, one sentence, one sheet. */
export function AccountPage({ title, text, back, help, children }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(title);
  useEffect(() => {
    // The page became another one, and the button that did it is gone: reading goes on at its new title.
    if (title !== first.current) heading.current?.focus();
  }, [title]);
  return (
    <div className={`mx-auto flex w-full max-w-form flex-col gap-6 px-4 ${back ? 'py-6 sm:py-10' : 'py-10 sm:py-16'}`}>
      {back}
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-headline font-bold tracking-tight outline-none">
          {title}
        </h1>
        {text && <p className="mt-2 text-ink-soft">{text}</p>}
      </header>
      <Card isAccented>{children}</Card>
      {help}
    </div>
  );
}
