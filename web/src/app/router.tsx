import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

export function createRouter() {
  return createBrowserRouter(routes);
}
