import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { routes } from '../../../src/app/routes.tsx';
import { DataProvider } from '../../../src/lib/data.tsx';
import { session } from '../../../src/lib/session/current-session.ts';
import { Toasts } from '../../../src/ui/toasts/toasts.tsx';

/** The whole site at a path, as a browser opens it: the session is what localStorage holds, nothing is loaded yet. */
export function openSite(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const user = userEvent.setup();
  session.start();
  const view = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DataProvider>
        <RouterProvider router={router} />
        <Toasts />
      </DataProvider>
    </SWRConfig>,
  );
  return { user, router, ...view };
}
