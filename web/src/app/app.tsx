import { RouterProvider } from 'react-router-dom';
import { DataProvider } from '../lib/data.tsx';
import { Toasts } from '../ui/toasts/toasts.tsx';
import { createRouter } from './router.tsx';

const router = createRouter();

export function App() {
  return (
    <DataProvider>
      <RouterProvider router={router} />
      <Toasts />
    </DataProvider>
  );
}
