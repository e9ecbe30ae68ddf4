import { useState } from 'react';

interface Typing {
  /** What the form holds, `write` of which stands in the box. */
  value: string;
  onChange(value: string): void;
  /** What a text means; null where it cannot be read. */
  read(text: string): string | null;
  write(value: string): string;
  /** How the form holds what cannot be read; as it is, when it is not given. */
  hold?(text: string): string;
}

/**
 * A box in which people write as they are used to, while the form holds what it means; what cannot be read is held as it
 * is, so that the form's rules say what is wrong with it. Left, the box shows how it was understood, or what was typed,
 * and that it was not.
 */
export function useTyped({ value, onChange, read, write, hold = (text) => text }: Typing) {
  const [typed, setTyped] = useState({ text: write(value), value });
  // The form changed it by itself: a reset, another version taken over.
  if (typed.value !== value) setTyped({ text: write(value), value });
  return {
    text: typed.text,
    take: (text: string) => {
      const meant = text.trim() === '' ? '' : (read(text) ?? hold(text.trim()));
      setTyped({ text, value: meant });
      if (meant !== value) onChange(meant);
    },
    tidy: () => {
      if (read(typed.text) !== null) setTyped({ text: write(value), value });
    },
  };
}

/** Days and hours are held so: the `T` between them is then found. */
export const inSmallLetters = (text: string) => text.toLowerCase();

/** Whether a box was left as it stands: what cannot be read is told of then, not while it is typed. */
export function useLeft() {
  const [isLeft, setLeft] = useState(false);
  return { isLeft, leave: () => setLeft(true), write: () => setLeft(false) };
}
