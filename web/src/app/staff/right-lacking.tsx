import type { Right } from '@bitacora/contracts';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { staffScreens } from './staff-screens.ts';
import { words } from './words.ts';

/** In the place of a screen that the person's roles do not include: who can change that, and the way back to work. */
export function RightLacking({ right }: { right: Right }) {
  const { reason, text, ...other } = words.rightLacking;
  const { pathname } = useLocation();
  const named = staffScreens.filter((screen) => screen.right === right && screen.menu);
  // A screen without a name of its own, as a tour's, goes by that of the first one with its right.
  const title =
    (named.find(({ path }) => path === pathname.replace(/\/+$/, '')) ?? named[0])?.menu?.label ?? other.title;
  usePageTitle(title, text);
  return (
    <PageFrame title={title}>
      <EmptyState title={reason} action={<LinkButton to={paths.admin}>{words.backToWork}</LinkButton>}>
        {text}
      </EmptyState>
    </PageFrame>
  );
}
