import { CodeLoadError } from '../lib/code/load-code.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { Button } from '../ui/button.tsx';
import { words } from './words.ts';

/** What a person sees when a page's code did not come, or broke: a reload takes both up again. */
export function RouteFailure({ error, isInLayout = false }: { error: unknown; isInLayout?: boolean }) {
  usePageTitle(words.failure.title);
  const Frame = isInLayout ? 'div' : 'main';
  const didNotCome = error instanceof CodeLoadError;
  return (
    <Frame className="page-width flex flex-col items-start gap-4 py-10">
      <h1 className="text-headline font-bold tracking-tight">{words.failure.title}</h1>
      <p role="alert" className="text-ink-soft">
        {didNotCome ? words.failure.outdated : words.failure.text}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => location.reload()}>
          {words.failure.action}
        </Button>
        {didNotCome && history.length > 1 && (
          <Button look="quiet" onClick={() => history.back()}>
            {words.failure.back}
          </Button>
        )}
      </div>
    </Frame>
  );
}
