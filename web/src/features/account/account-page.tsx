import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface AccountPageProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The frame of the pages about a password: a title, one sentence, one sheet. */
export function AccountPage({ title, text, children }: AccountPageProps) {
  return (
    <div className="mx-auto flex w-full max-w-form flex-col gap-6 px-4 py-10 sm:py-16">
      <header>
        <h1 className="text-headline font-bold tracking-tight">{title}</h1>
        <p className="mt-2 text-ink-soft">{text}</p>
      </header>
      <Card isAccented>{children}</Card>
    </div>
  );
}
