import { shellMessages } from '@bitacora/contracts/messages';
import { useEffect } from 'react';

/** Sets the page's title and description (specification §2: set per screen). */
export function usePageTitle(title: string, description?: string): void {
  useEffect(() => {
    document.title = `${title} · ${shellMessages.brand}`;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
