import { useRoutes } from 'react-router-dom';
import { DataProvider } from '../lib/data.tsx';
import { SiteHistory } from '../lib/navigation/site-history.ts';
import { SiteRouter } from '../lib/navigation/site-router.tsx';
import { Toasts } from '../ui/toasts/toasts.tsx';
import { routes } from './routes.tsx';

const history = new SiteHistory();

/** The page that the address names. */
function Site() {
  return useRoutes(routes);
}

export function App() {
  return (
    <DataProvider>
      <SiteRouter history={history}>
        <Site />
      </SiteRouter>
      <Toasts />
    </DataProvider>
  );
}
