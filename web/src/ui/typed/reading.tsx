import { classNames } from '../class-names.ts';

interface ReadingProps {
  id: string;
  /** What was understood; null while there is nothing, or nothing that can be read. */
  text: string | null;
  /** How to write it, meanwhile. */
  hint?: string | undefined;
  /** The field has an error, which says all there is to say of what cannot be read. */
  isWrong: boolean;
}

/** Below a box in which people write freely: how it was understood. It keeps its place, so that nothing jumps. */
export function Reading({ id, text, hint, isWrong }: ReadingProps) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={classNames('tabular text-small text-ink-soft', isWrong ? 'empty:hidden' : 'min-h-[1.45em]')}
    >
      {text ?? (isWrong ? null : hint)}
    </p>
  );
}

/** A control that is described by how its text was understood, too. */
export function describedByReading<Control extends { id: string; 'aria-describedby': string | undefined }>(
  control: Control,
): Control & { readingId: string } {
  const readingId = `${control.id}-reading`;
  const describedBy = [control['aria-describedby'], readingId].filter(Boolean).join(' ');
  return { ...control, 'aria-describedby': describedBy, readingId };
}
