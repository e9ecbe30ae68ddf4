import { ArrowTopRightOnSquareIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { words as uiWords } from '../../ui/words.ts';
import { words } from './words.ts';

interface EditorPageProps {
  title: string;
  text?: string;
  /** Where visitors see what is edited here. */
  page?: string;
  children: ReactNode;
}

/** The frame of every screen where something of the site is written. */
export function EditorPage({ title, text, page, children }: EditorPageProps) {
  return (
    <PageFrame
      title={title}
      text={text}
      back={<BackLink to={paths.content}>{words.back}</BackLink>}
      width="sheet"
      beside={
        page && (
          <TextLink to={page} target="_blank" className="inline-flex min-h-11 items-center gap-2">
            {words.see}
            <span className="sr-only"> ({uiWords.opensInNewTab})</span>
            <ArrowTopRightOnSquareIcon aria-hidden="true" className="size-5" />
          </TextLink>
        )
      }
    >
      {children}
    </PageFrame>
  );
}

/** A form that is on its way. */
export function EditorSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-4 sm:gap-6">
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </div>
  );
}
