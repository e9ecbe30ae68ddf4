import type { ComponentType, ReactNode, SVGProps } from 'react';
import { buttonStyle } from '../../ui/button-style.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';

interface NewTabButtonProps {
  href: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  isMain?: boolean;
  /** One of a list below each other. */
  isWide?: boolean;
  children: ReactNode;
}

/** What a service leads to: a file or a page in a new tab. On a phone the words have the room of the icon. */
export function NewTabButton({ href, icon: Icon, isMain = false, isWide = false, children }: NewTabButtonProps) {
  return (
    <NewTabLink
      href={href}
      className={`${buttonStyle(isMain ? 'secondary' : 'quiet', isWide)} wrap-anywhere ${isMain ? 'px-3! sm:px-5!' : 'px-2! sm:px-3!'}`}
    >
      <Icon aria-hidden className={`size-5 shrink-0 ${isWide ? '' : 'max-sm:hidden'}`} />
      {children}
    </NewTabLink>
  );
}
