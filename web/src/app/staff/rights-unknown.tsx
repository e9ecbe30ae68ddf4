import { useEmployee } from '../../lib/session/use-employee.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from './words.ts';

/** Above a staff screen, or in its place: what the person may do could not be read, and the way to try again. */
export function RightsUnknown() {
  const { isValidating, mutate } = useEmployee();
  return (
    <div className="mx-auto w-full max-w-screen px-4 pt-6 sm:px-6">
      <Notice tone="wait" role="alert">
        <p className="font-semibold">{words.rightsUnknown.title}</p>
        <p>{words.rightsUnknown.text}</p>
        <Button look="secondary" className="mt-3" isBusy={isValidating} onClick={() => void mutate()}>
          {words.rightsUnknown.retry}
        </Button>
      </Notice>
    </div>
  );
}
