import { longDay } from '@bitacora/kernel/dates';
import { PrinterIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../lib/page-title.ts';
import { usePlaceInPage } from '../lib/use-place-in-page.ts';
import { Button } from './button.tsx';
import { PageTitle } from './page-frame.tsx';
import { words } from './words.ts';

/** A part of a long page: its anchor, its title, paragraphs, and lists as arrays. */
export interface LongTextSection {
  id: string;
  title: string;
  parts: readonly (string | readonly string[])[];
}

interface LongTextProps {
  page: {
    title: string;
    description: string;
    lead: string;
    /** `YYYY-MM-DD` */
    updated: string;
  };
  sections: readonly LongTextSection[];
  /** Parts of the page with more than text, in the list of contents too. */
  extra?: readonly { id: string; title: string; content: ReactNode }[];
}

/** Paragraphs and lists. */
function TextParts({ parts }: { parts: LongTextSection['parts'] }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      <p key={part}>{part}</p>
    ) : (
      <ul key={part[0]} className="flex list-disc flex-col gap-2 pl-5 marker:text-edge">
        {part.map((item) => (
          <li key={item} className="pl-1">
            {item}
          </li>
        ))}
      </ul>
    ),
  );
}

function Contents({ entries }: { entries: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-labelledby="en-esta-pagina" className="lg:sticky lg:top-6 print:hidden">
      <h2 id="en-esta-pagina" className="text-small font-semibold text-ink-soft">
        {words.longText.contents}
      </h2>
      <ol className="mt-2 border-l-2 border-line sm:columns-2 lg:columns-1">
        {entries.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <Link
              to={{ hash: id }}
              className="-ml-0.5 flex min-h-11 items-center border-l-2 border-transparent py-1 pl-4 text-sea hover:border-sun hover:underline lg:text-small"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A page of prose: contents with anchors, one measure of text, when it was last changed, and a way to print it. */
export function LongText({ page: { title, description, lead, updated }, sections, extra = [] }: LongTextProps) {
  usePageTitle(title, description);
  usePlaceInPage();
  const all = [
    ...sections.map(({ id, title: name, parts }) => ({ id, title: name, content: <TextParts parts={parts} /> })),
    ...extra,
  ];
  return (
    <div className="page-width page-room print:p-0">
      <header className="border-b border-line pb-6">
        <PageTitle>{title}</PageTitle>
        <p className="mt-2 max-w-prose text-lead text-ink-soft">{lead}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-small text-ink-soft">
          <p>
            <time dateTime={updated}>{words.longText.updated(longDay(updated))}</time>
          </p>
          <Button look="quiet" className="-mx-5 text-small print:hidden" onClick={() => window.print()}>
            <PrinterIcon aria-hidden="true" className="size-5" />
            {words.longText.print}
          </Button>
        </div>
      </header>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <Contents entries={all} />
        <article className="flex max-w-prose flex-col gap-10">
          {all.map(({ id, title: name, content }) => (
            <section key={id} className="flex flex-col gap-3 leading-relaxed print:mt-6">
              <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-subtitle font-bold tracking-tight sm:text-title">
                {name}
              </h2>
              {content}
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}
