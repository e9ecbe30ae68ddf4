import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Focused } from './focused.tsx';
import { words } from './words.ts';

/** An activation link that did its work before. */
export function ActiveAlready() {
  return (
    <Focused>
      <Notice tone="info" role="status">
        {words.activate.already}
      </Notice>
      <div className="flex flex-col gap-2">
        <LinkButton to={paths.login} isWide>
          {words.activate.logIn}
        </LinkButton>
        <LinkButton to={paths.resetPassword} look="quiet" isWide>
          {words.activate.forgotten}
        </LinkButton>
      </div>
    </Focused>
  );
}
