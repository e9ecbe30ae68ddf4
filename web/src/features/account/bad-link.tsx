import { accountMessages } from '@bitacora/contracts/messages';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A mailed link that no longer serves, and the way to a new one. */
export function BadLink({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="bad" role="alert">
        {text}
      </Notice>
      <LinkButton to="/user/reset_password" isWide>
        {accountMessages.confirm.askAgain}
      </LinkButton>
    </div>
  );
}
