import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { words } from './words.ts';

/** In the place of a screen that the person's roles do not include: who can change that, and the way back to work. */
export function RightLacking() {
  const { title, reason, text } = words.rightLacking;
  usePageTitle(title, text);
  return (
    <PageFrame title={title}>
      <EmptyState title={reason} action={<LinkButton to={paths.admin}>{words.passengers}</LinkButton>}>
        {text}
      </EmptyState>
    </PageFrame>
  );
}
