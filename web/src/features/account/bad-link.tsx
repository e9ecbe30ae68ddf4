import { accountMessages } from '@bitacora/contracts/messages';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Focused } from './focused.tsx';

/** A mailed link that no longer serves, and the way to a new one. */
export function BadLink({ title, text }: { title: string; text: string }) {
  return (
    <Focused>
      <Notice tone="bad" role="alert">
        <p className="font-semibold">{title}</p>
        <p className="mt-1">{text}</p>
      </Notice>
      <LinkButton to="/user/reset_password" isWide>
        {accountMessages.confirm.askAgain}
      </LinkButton>
    </Focused>
  );
}
