import type { StoredImage } from '@bitacora/contracts';
import { useRef } from 'react';
import { Announcement } from '../../../ui/order/announcement.tsx';
import { moved } from '../../../ui/order/moved.ts';
import { useAnnouncement } from '../../../ui/order/use-announcement.ts';
import { useDragOrder } from '../../../ui/order/use-drag-order.ts';
import { words as orderWords } from '../../../ui/order/words.ts';
import { words } from '../words.ts';
import { CoverRow } from './cover-row.tsx';

interface CoverListProps {
  covers: readonly StoredImage[];
  /** What is wrong with each, at its words. */
  problems: readonly (string | undefined)[];
  onChange: (covers: StoredImage[]) => void;
}

/** The covers in their order. */
export function CoverList({ covers, problems, onChange }: CoverListProps) {
  const { said, say } = useAnnouncement();
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    onChange(moved(covers, from, to));
    say(orderWords.moved(words.covers.cover(from + 1), to + 1, covers.length));
  };
  const drag = useDragOrder(move);
  return (
    <>
      <Announcement said={said} />
      <ol ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {covers.map((cover, index) => (
          <CoverRow
            key={cover.id}
            cover={cover}
            index={index}
            count={covers.length}
            drag={drag}
            problem={problems[index]}
            onMove={move}
            onDescribe={(alt) => onChange(covers.map((one, at) => (at === index ? { ...one, alt } : one)))}
            onRemove={() => {
              onChange(covers.filter((_, at) => at !== index));
              say(words.removed(words.covers.cover(index + 1)));
              // The row is gone, and the focus with it.
              list.current?.focus();
            }}
          />
        ))}
      </ol>
    </>
  );
}
