import type { ComponentType, ReactElement } from 'react';
import { loadCode } from '../lib/code/load-code.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { MissingPage } from './missing-page.tsx';

/** A page whose code is loaded when somebody goes there; the loading screen stands in its place meanwhile. */
export function lazyPage(name: string, load: () => Promise<{ default: ComponentType }>): ReactElement {
  const Page = lazyPart(async () => (await load()).default, {
    Waiting: LoadingScreen,
    Missing: MissingPage,
    ask: loadCode,
  });
  // The key gives each page its own boundary: without it the page before would stay until the next is there.
  return <Page key={name} />;
}
