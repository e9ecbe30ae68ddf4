import { PlusIcon } from '@heroicons/react/20/solid';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button.tsx';
import { Announcement } from './announcement.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { words } from './words.ts';

interface EntryWords {
  entry: (place: number) => string;
  add: string;
  remove: (place: number) => string;
  removedAt: (place: number) => string;
  full: string;
}

interface EntryListProps {
  /** Of each entry's heading: one below what the list stands under. */
  level?: 2 | 3;
  /** Of `useFieldArray`, with its ways to change the list. */
  fields: readonly { key: string }[];
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  onAdd: () => void;
  /** How many stay, and how many there may be. */
  least: number;
  most: number;
  texts: EntryWords;
  children: (index: number) => ReactNode;
}

interface EntryProps extends Pick<EntryListProps, 'level' | 'move' | 'texts' | 'children'> {
  index: number;
  count: number;
  onRemove: (() => void) | null;
}

function Entry({ level, index, count, move, onRemove, texts, children }: EntryProps) {
  const id = useId();
  const Heading = level === 3 ? 'h3' : 'h2';
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-line bg-white p-4 sm:p-5"
    >
      <div className="-my-1 flex flex-wrap items-center justify-end gap-x-1">
        <Heading id={id} className="mr-auto text-lead font-semibold">
          {texts.entry(index + 1)}
        </Heading>
        <OrderButtons name={texts.entry(index + 1)} index={index} count={count} onMove={move} />
        {onRemove && (
          <Button look="quiet" className="-mr-3 px-3!" aria-label={texts.remove(index + 1)} onClick={onRemove}>
            {words.removeShort}
          </Button>
        )}
      </div>
      {children(index)}
    </div>
  );
}

/** Parts of a form that are alike: written, added, moved and taken away. */
export function EntryList({ level = 2, fields, move, remove, onAdd, least, most, texts, children }: EntryListProps) {
  const { said, say } = useAnnouncement();
  const add = useRef<HTMLButtonElement>(null);
  const onMove = (from: number, to: number) => {
    move(from, to);
    say(words.moved(texts.entry(from + 1), to + 1, fields.length));
  };
  const onRemove = (index: number) => {
    remove(index);
    say(texts.removedAt(index + 1));
    // The row is gone, and the focus with it.
    add.current?.focus();
  };
  return (
    <>
      <Announcement said={said} />
      {fields.length > 0 && (
        <ol className="flex flex-col gap-4">
          {fields.map(({ key }, index) => (
            <li key={key}>
              <Entry
                {...{ level, index, texts, children }}
                count={fields.length}
                move={onMove}
                onRemove={fields.length > least ? () => onRemove(index) : null}
              />
            </li>
          ))}
        </ol>
      )}
      {fields.length < most ? (
        <Button ref={add} look="secondary" className="self-start" onClick={onAdd}>
          <PlusIcon aria-hidden="true" className="size-5" />
          {texts.add}
        </Button>
      ) : (
        <p className="text-small text-ink-soft">{texts.full}</p>
      )}
    </>
  );
}
