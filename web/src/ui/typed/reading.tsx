interface ReadingProps {
  id: string;
  /** What was understood; null while there is nothing, or nothing that can be read. */
  text: string | null;
  /** How to write it, meanwhile. */
  hint?: string | undefined;
}

/** Below a box in which people write freely: how it was understood. It keeps its place, so that nothing jumps. */
export function Reading({ id, text, hint }: ReadingProps) {
  return (
    <p id={id} aria-live="polite" className="tabular min-h-[1.45em] text-small text-ink-soft">
      {text ?? hint}
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
