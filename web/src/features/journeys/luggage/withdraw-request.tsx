import { pathOf, withdrawLuggageRequest } from '@bitacora/contracts';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { notify } from '../../../lib/notify.ts';
import { useRefreshJourneys } from '../../../lib/refresh-journeys.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { words } from './words.ts';

const texts = words.withdraw;

/** Takes a request back, once the person says so. */
export function WithdrawRequest({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, run, forgetProblem } = useAction();
  const refresh = useRefreshJourneys();
  const close = () => {
    forgetProblem();
    setAsked(false);
  };
  const withdraw = () =>
    run(async () => {
      await api.post(pathOf(withdrawLuggageRequest, { id }), {});
      notify.success(texts.done);
      close();
      void refresh();
    });
  return (
    <>
      <Button look="quiet" className="-ml-5 justify-self-start print:hidden" onClick={() => setAsked(true)}>
        {texts.open}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.title}
        text={texts.text}
        action={texts.open}
        keep={texts.keep}
        onConfirm={() => void withdraw()}
        onClose={close}
        {...{ isBusy, problem }}
      />
    </>
  );
}
