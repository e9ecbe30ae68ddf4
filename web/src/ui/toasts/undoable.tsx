import { useRef } from 'react';
import { words } from '../words.ts';
import { useNextStop } from './use-next-stop.ts';

interface UndoableProps {
  text: string;
  takeBack: () => void;
}

/** What was done at once, with the way back: one Tab away from wherever the keyboard is. */
export function Undoable({ text, takeBack }: UndoableProps) {
  const button = useRef<HTMLButtonElement>(null);
  useNextStop(button);
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span>{text}</span>
      <span className="sr-only">{words.undoByTab}</span>
      <button
        type="button"
        ref={button}
        className="min-h-11 font-semibold underline underline-offset-4"
        onClick={takeBack}
      >
        {words.undo}
      </button>
    </span>
  );
}
