import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface BadLinkProps {
  text: string;
  /** The way on. */
  to: string;
  action: string;
}

/** Below the title that says that a mailed link no longer serves: why, and the way on. */
export function BadLink({ text, to, action }: BadLinkProps) {
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="bad" role="alert">
        {text}
      </Notice>
      <LinkButton to={to} isWide>
        {action}
      </LinkButton>
    </div>
  );
}
