import { pathOf, sendMailAgain, type SentMail } from '@bitacora/contracts';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { notify } from '../../lib/notify.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { words } from './words.ts';

const texts = words.again;

interface SendAgainProps {
  mail: SentMail;
  onSent: () => void;
}

/** Sends a mail again, once the person has read to whom. */
export function SendAgain({ mail: { id, template, to }, onSent }: SendAgainProps) {
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, run, forgetProblem } = useAction();
  const kind = words.kind(template);
  const close = () => {
    forgetProblem();
    setAsked(false);
  };
  const send = () =>
    run(async () => {
      await api.post(pathOf(sendMailAgain, { id }), {});
      notify.success(texts.done);
      close();
      onSent();
    });
  return (
    <>
      <Button look="quiet" className="-ml-5" aria-label={texts.openOf(kind)} onClick={() => setAsked(true)}>
        {texts.open}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.title(kind)}
          text={texts.text(to.name ?? to.email ?? words.unknown)}
          hint={texts.hint}
          action={texts.open}
          isDanger={false}
          busyText={texts.busy}
          onConfirm={() => void send()}
          onClose={close}
          {...{ isBusy, problem }}
        />
      )}
    </>
  );
}
