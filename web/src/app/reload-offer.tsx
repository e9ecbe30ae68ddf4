import { ArrowPathIcon } from '@heroicons/react/20/solid';
import { useArePartsMissing } from '../lib/code/missing-parts.ts';
import { words } from './words.ts';

/** Offers a new version of the page when a part of this one did not arrive; nobody is interrupted. */
export function ReloadOffer() {
  if (!useArePartsMissing()) return null;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 bg-sea-tint px-4 py-1 text-small font-medium text-sea">
      {words.partMissing}
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold underline underline-offset-4"
        onClick={() => location.reload()}
      >
        <ArrowPathIcon aria-hidden="true" className="size-5 shrink-0" />
        {words.failure.action}
      </button>
    </p>
  );
}
