import type { ComponentProps } from 'react';
import { TextArea } from '../../ui/text-area.tsx';

/** Prose in a field that grows with it, so that what is written can be read whole; `rows` is how high it begins. */
export function LongInput({ rows = 3, ...area }: ComponentProps<typeof TextArea>) {
  return <TextArea {...area} rows={rows} style={{ fieldSizing: 'content', minHeight: `${rows * 1.55 + 1.1}rem` }} />;
}
