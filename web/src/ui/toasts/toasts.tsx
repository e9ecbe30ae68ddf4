import { lazy, Suspense, useEffect, useState } from 'react';
import { whenToastsAreNeeded } from './notify.ts';

const ToastContainer = lazy(async () => ({ default: (await import('./toast-container.tsx')).ToastContainer }));

/** The place of the toasts; their code is loaded with the first one. */
export function Toasts() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => whenToastsAreNeeded(() => setIsNeeded(true)), []);
  return <Suspense>{isNeeded && <ToastContainer />}</Suspense>;
}
