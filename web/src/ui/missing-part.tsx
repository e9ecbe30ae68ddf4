import { ArrowPathIcon } from '@heroicons/react/20/solid';
import { Button } from './button.tsx';
import type { MissingProps } from './lazy-part.tsx';
import { words } from './words.ts';

/** In place of a small part of a page whose code did not arrive: what happened, and the way to ask again. */
export function MissingPart({ retry }: MissingProps) {
  return (
    <Button look="quiet" onClick={retry}>
      <ArrowPathIcon aria-hidden className="size-5" />
      {words.missingPart}
    </Button>
  );
}

/** Where a page is whole without a part, or until it comes. */
export function Nothing() {
  return null;
}
