import { useState } from 'react';

interface Typing {
  /** What the form holds, `write` of which stands in the box. */
  value: string;
  onChange(value: string): void;
  /** What a text means; null where it cannot be read. */
  read(text: string): string | null;
  write(value: string): string;
}

/**
 * A box in which people write as they are used to, while the form holds what it means; what cannot be read is held as it
 * is, so that the form's rules say what is wrong with it. Left, the box shows how it was understood.
 */
export function useTyped({ value, onChange, read, write }: Typing) {
  const [typed, setTyped] = useState({ text: write(value), value });
  // The form changed it by itself: a reset, another version taken over.
  if (typed.value !== value) setTyped({ text: write(value), value });
  return {
    text: typed.text,
    take: (text: string) => {
      const meant = text.trim() === '' ? '' : (read(text) ?? text.trim().toLowerCase());
      setTyped({ text, value: meant });
      if (meant !== value) onChange(meant);
    },
    tidy: () => setTyped({ text: write(value), value }),
  };
}
