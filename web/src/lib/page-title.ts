import { fullTitle } from '@bitacora/contracts/messages';
import { useEffect } from 'react';

/** Sets the page's title and description (product 3.5); the server wrote the first page's. */
export function usePageTitle(title: string, description?: string): void {
  useEffect(() => {
    document.title = fullTitle(title);
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
