import { ClockIcon } from '@heroicons/react/20/solid';
import type { FormLife } from '../../lib/forms/use-form-life.ts';
import { words } from './words.ts';

/** Beside the button that saves: what two people wrote is put together, and is not stored yet. */
export function MergedNote({ life: { isMerged } }: { life: FormLife }) {
  if (!isMerged) return null;
  return (
    <p role="status" className="mr-auto flex items-center gap-2 font-medium text-wait">
      <ClockIcon aria-hidden className="size-5 shrink-0" />
      {words.conflict.merged}
    </p>
  );
}
