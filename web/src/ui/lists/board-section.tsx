import type { Page } from '@bitacora/contracts';
import { type ReactNode, useId } from 'react';
import { Link, type To } from 'react-router-dom';
import { Card } from '../card.tsx';
import { Skeleton } from '../skeleton.tsx';
import { TextLink } from '../text-link.tsx';
import { type Answer, Loaded } from './loaded.tsx';
import { words } from './words.ts';

/** How many rows of a list stand on the board. */
export const BOARD_ROWS = 5;

interface BoardSectionProps<Item> {
  title: string;
  /** The first page of the list, of `BOARD_ROWS`. */
  answer: Answer<Page<Item>>;
  failed: string;
  /** The whole list. */
  list: To;
  children: (item: Item) => ReactNode;
}

/** The first rows of a list on staff's board, how many there are, and the way to all of them. */
export function BoardSection<Item>({ title, answer, failed, list, children }: BoardSectionProps<Item>) {
  const id = useId();
  const count = answer.data?.count;
  return (
    <Card className="grid content-start gap-3">
      <section aria-labelledby={id} className="contents">
        <h2 id={id} className="text-subtitle font-semibold">
          {title}
        </h2>
        <Loaded answer={answer} waiting={<Skeleton className="h-28" />} failed={failed}>
          {({ results }) => <ul className="-mx-2 divide-y divide-line">{results.map(children)}</ul>}
        </Loaded>
        {count !== undefined && count > BOARD_ROWS && (
          <TextLink to={list} className="inline-flex min-h-11 items-center justify-self-start">
            {words.seeAll(count)}
          </TextLink>
        )}
      </section>
    </Card>
  );
}

interface BoardRowProps {
  to: To;
  title: ReactNode;
  text: ReactNode;
  /** Why it stands on the board. */
  note?: ReactNode;
}

/** One of them: what it is called, what it is about, and why it stands there. */
export function BoardRow({ to, title, text, note }: BoardRowProps) {
  return (
    <li>
      <Link to={to} className="grid gap-0.5 rounded-control px-2 py-2.5 hover:bg-sea-tint">
        <span className="font-medium">{title}</span>
        <span className="text-small text-ink-soft">{text}</span>
        {note && <span className="text-small">{note}</span>}
      </Link>
    </li>
  );
}
