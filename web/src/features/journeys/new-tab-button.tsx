import type { ComponentType, ReactNode, SVGProps } from 'react';
import { type ButtonLook, buttonStyle } from '../../ui/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { PaperLink } from './paper-link.tsx';

interface NewTabButtonProps {
  href: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  look?: ButtonLook;
  className?: string | undefined;
  /** One of a list below each other. */
  isWide?: boolean;
  /** A file of the journey. */
  isPaper?: boolean;
  children: ReactNode;
}

/** What a service leads to: a file or a page in a new tab. On a phone the words have the room of the icon. */
export function NewTabButton(props: NewTabButtonProps) {
  const { href, icon: Icon, look = 'quiet', isWide = false, isPaper = false, className, children } = props;
  const Link = isPaper ? PaperLink : NewTabLink;
  return (
    <Link
      href={href}
      className={classNames(
        buttonStyle(look, isWide),
        'wrap-anywhere',
        look === 'quiet' ? 'px-2! sm:px-3!' : 'px-3! narrow:px-2! sm:px-5!',
        className,
      )}
    >
      <Icon aria-hidden className={`size-5 shrink-0 ${isWide ? '' : 'max-sm:hidden'}`} />
      {children}
    </Link>
  );
}
