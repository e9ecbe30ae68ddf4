import { CHUNK_TIMEOUT_MILLISECONDS } from '@bitacora/contracts/constants';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { PageLoadError } from './page-load-error.ts';

async function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the script of a page took too long')), CHUNK_TIMEOUT_MILLISECONDS);
  });
  try {
    return await Promise.race([loading, tooLate]);
  } catch (error) {
    throw new PageLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** A page whose code is loaded when somebody goes there; the loading screen stands in its place meanwhile. */
export function lazyPage(name: string, load: () => Promise<{ default: ComponentType }>): ReactElement {
  const Page = lazy(() => inTime(load()));
  // The key gives each page its own boundary: without it the page before would stay until the next is there.
  return (
    <Suspense key={name} fallback={<LoadingScreen />}>
      <Page />
    </Suspense>
  );
}
