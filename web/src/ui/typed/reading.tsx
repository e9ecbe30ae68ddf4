import { ExclamationTriangleIcon } from '@heroicons/react/20/solid';
import { classNames } from '../class-names.ts';

interface ReadingProps {
  id: string;
  /** What was understood; null while there is nothing, or nothing that can be read. */
  text: string | null;
  /** How to write it, meanwhile. */
  hint?: string | undefined;
  /** Why it could not be understood, once the box is left. */
  problem?: string | null;
  /** The field has an error, which says all there is to say of what cannot be read. */
  isWrong: boolean;
  /** It speaks of mistakes alone, and takes no place without one. */
  isRare?: boolean;
}

/** Below a box in which people write freely: how it was understood. It keeps its place, so that nothing jumps. */
export function Reading({ id, text, hint, problem = null, isWrong, isRare = false }: ReadingProps) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={classNames('tabular text-small text-ink-soft', isWrong || isRare ? 'empty:hidden' : 'min-h-[1.45em]')}
    >
      {isWrong || problem === null ? (
        (text ?? (isWrong ? null : hint))
      ) : (
        <span className="flex gap-1.5 font-medium text-wait">
          <ExclamationTriangleIcon aria-hidden="true" className="mt-px size-5 shrink-0" />
          {problem}
        </span>
      )}
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
