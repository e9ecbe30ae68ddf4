import { useEffect } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';

const description = () => document.querySelector('meta[name="description"]');

/** The title and description of something over a page; the page has its own back when it closes. */
export function useTitleWhileOpen(title: string, text: string): void {
  useEffect(() => {
    const before = { title: document.title, description: description()?.getAttribute('content') };
    return () => {
      document.title = before.title;
      if (before.description) description()?.setAttribute('content', before.description);
    };
  }, []);
  usePageTitle(title, text);
}
