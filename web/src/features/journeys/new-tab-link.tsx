import type { ComponentType, ReactNode, SVGProps } from 'react';
import { buttonStyle } from '../../ui/button-style.ts';
import { words } from './words.ts';

interface NewTabLinkProps {
  href: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  isMain?: boolean;
  children: ReactNode;
}

/** A button that opens a file or a page in a new tab, and says so to people who hear the page. */
export function NewTabLink({ href, icon: Icon, isMain = false, children }: NewTabLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={`${buttonStyle(isMain ? 'secondary' : 'quiet')} wrap-anywhere ${isMain ? '' : 'px-3!'}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {children}
      <span className="sr-only"> {words.opensInNewTab}</span>
    </a>
  );
}
