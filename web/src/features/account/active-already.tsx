import { accountMessages } from '@bitacora/contracts/messages';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Focused } from './focused.tsx';

const messages = accountMessages.activate;

/** An activation link that did its work before. */
export function ActiveAlready() {
  return (
    <Focused>
      <Notice tone="info" role="status">
        {messages.already}
      </Notice>
      <div className="flex flex-col gap-2">
        <LinkButton to="/login" isWide>
          {messages.logIn}
        </LinkButton>
        <LinkButton to="/user/reset_password" look="quiet" isWide>
          {messages.forgotten}
        </LinkButton>
      </div>
    </Focused>
  );
}
