import { type ComponentProps, useRef } from 'react';
import { ErrorState } from './error-state.tsx';
import { useKeepPlace } from './use-keep-place.ts';

/** A failure in the place of what was to be shown, which goes when it was tried again. */
export function FailedState(props: ComponentProps<typeof ErrorState>) {
  const place = useRef<HTMLDivElement>(null);
  useKeepPlace(place);
  return (
    <div ref={place}>
      <ErrorState {...props} />
    </div>
  );
}
