import type { Right } from '@bitacora/contracts';
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
  // Each right of staff has one screen in the menus, by whose name its other screens go, too.
  const title = staffScreens.find((screen) => screen.right === right && screen.menu)?.menu?.label ?? other.title;
  usePageTitle(title, text);
  return (
    <PageFrame title={title}>
      <EmptyState title={reason} action={<LinkButton to={paths.admin}>{words.screens.journeys}</LinkButton>}>
        {text}
      </EmptyState>
    </PageFrame>
  );
}
