import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../../lib/code/missing-parts.ts';
import { whenToastsAreNeeded } from '../../lib/notify.ts';

const loadContainer = () => import('./toast-container.tsx');

/** The place of the toasts; their code is loaded with the first one, and asked for again by each until it is there. */
export function Toasts() {
  const [Container, setContainer] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenToastsAreNeeded(() => {
        // A container that does not come is offered by the frame; what was to be said waits.
        loadPart(loadContainer).then(
          ({ ToastContainer }) => setContainer(() => ToastContainer),
          () => undefined,
        );
      }),
    [],
  );
  return Container && <Container />;
}
