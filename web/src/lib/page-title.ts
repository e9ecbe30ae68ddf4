import { fullTitle, siteNameOf } from '@bitacora/contracts/messages';
import { useEffect } from 'react';
import { useAgency } from './agency.ts';

/** Sets the page's title and description (product 3.5); the server wrote the first page's. */
export function usePageTitle(title: string, description?: string): void {
  const siteName = siteNameOf(useAgency().data);
  useEffect(() => {
    document.title = fullTitle(title, siteName);
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description, siteName]);
}
