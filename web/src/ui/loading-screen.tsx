import { words } from './words.ts';
import { Spinner } from './spinner.tsx';
import { TabStop } from './tab-stop.tsx';

/**
 * The loading screen (product 3.5), while the code of a page is on its way. It is as high as the window: what stands
 * below it (the footer) is then never seen to jump when the page comes.
 */
export function LoadingScreen() {
  return (
    <TabStop className="appear-late flex min-h-dvh justify-center pt-[28dvh] text-sea">
      <span role="status" className="flex items-center gap-3 self-start text-lead font-medium">
        <Spinner className="size-6" />
        {words.loading}
      </span>
    </TabStop>
  );
}
