import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useRoutes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { routes } from '../../../src/app/routes.tsx';
import { DataProvider } from '../../../src/lib/data.tsx';
import { SiteHistory } from '../../../src/lib/navigation/site-history.ts';
import { SiteRouter } from '../../../src/lib/navigation/site-router.tsx';
import { session } from '../../../src/lib/session/current-session.ts';
import { Toasts } from '../../../src/ui/toasts/toasts.tsx';

const Site = () => useRoutes(routes);

/** The whole site at a path, as a browser opens it: the session is what localStorage holds, nothing is loaded yet. */
export function openSite(path: string) {
  window.history.pushState(null, '', path);
  const history = new SiteHistory();
  // No style sheet is loaded that could take the pointer from an element: nobody asks for it at each click.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  session.start();
  const view = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DataProvider>
        <SiteRouter history={history}>
          <Site />
        </SiteRouter>
        <Toasts />
      </DataProvider>
    </SWRConfig>,
  );
  /** Where the site is; also goes elsewhere, as a link or the back button does. */
  const router = {
    get state() {
      return history.place;
    },
    navigate: (to: string | number) => (typeof to === 'number' ? history.go(to) : history.push(to)),
  };
  return { user, router, ...view };
}
