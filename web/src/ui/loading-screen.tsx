import { shellMessages as messages } from '@bitacora/contracts/messages';
import { Spinner } from './spinner.tsx';

/** The specification's loading screen, while the code of a page is on its way. */
export function LoadingScreen() {
  return (
    <div role="status" className="appear-late grid min-h-[60dvh] place-items-center text-sea">
      <span className="flex items-center gap-3 text-lead font-medium">
        <Spinner className="size-6" />
        {messages.loading}
      </span>
    </div>
  );
}
