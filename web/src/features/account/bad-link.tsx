import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Focused } from './focused.tsx';

interface BadLinkProps {
  title: string;
  text: string;
  /** The way on. */
  to: string;
  action: string;
}

/** A mailed link that no longer serves, and the way on. */
export function BadLink({ title, text, to, action }: BadLinkProps) {
  return (
    <Focused>
      <Notice tone="bad" role="alert">
        <p className="font-semibold">{title}</p>
        <p className="mt-1">{text}</p>
      </Notice>
      <LinkButton to={to} isWide>
        {action}
      </LinkButton>
    </Focused>
  );
}
