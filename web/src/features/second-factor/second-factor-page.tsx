import type { SecondFactor } from '@bitacora/contracts';
import { useState } from 'react';
import { notify } from '../../lib/notify.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';
import { SwitchedOn } from './switched-on.tsx';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { useSecondFactor } from './use-second-factor.ts';
import { words } from './words.ts';

/** Which of its steps is shown; null while that is not known. */
function stepOf(factor: SecondFactor | undefined, hasCodes: boolean, isMoving: boolean): string | null {
  if (hasCodes) return 'codes';
  if (!factor) return null;
  return factor.is_on && !isMoving ? 'on' : 'set-up';
}

function OwnFactor() {
  const answer = useSecondFactor();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const place = useFocusOnStep(stepOf(answer.data, codes !== null, isMoving));
  const takeCodes = (made: string[]) => {
    setCodes(made);
    setIsMoving(false);
    void answer.mutate();
  };
  return (
    <div ref={place} tabIndex={-1} className="max-w-field outline-none">
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : (
        <Loaded answer={answer} waiting={<Skeleton className="h-24" />} failed={words.loadFailed} stale={words.stale}>
          {(factor) =>
            factor.is_on && !isMoving ? (
              <SwitchedOn
                factor={factor}
                onCodes={takeCodes}
                onRemoved={() => void answer.mutate()}
                onMove={() => setIsMoving(true)}
              />
            ) : (
              <>
                {factor.is_required && !isMoving && (
                  <div className="mb-5">
                    <Notice tone="wait">{words.required}</Notice>
                  </div>
                )}
                <SetUp
                  onConfirmed={(made) => {
                    notify.success(isMoving ? words.toasts.moved : words.toasts.on);
                    takeCodes(made);
                  }}
                  onGivenUp={isMoving ? () => setIsMoving(false) : null}
                />
              </>
            )
          }
        </Loaded>
      )}
    </div>
  );
}

/** The code beside the password: set up, its recovery codes, switched off. For who works for the agency. */
export default function SecondFactorPage() {
  usePageTitle(words.title, words.description);
  const user = useUser();
  const isForThem = user?.is_staff || user?.needs_second_factor;
  return (
    <>
      <PageHeader title={words.title} text={isForThem ? words.text : words.staffOnly} />
      {isForThem && (
        <Card isAccented>
          <OwnFactor />
        </Card>
      )}
    </>
  );
}
