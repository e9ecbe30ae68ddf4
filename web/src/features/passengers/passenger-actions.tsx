import {
  deactivatePassenger,
  type PassengerProfile,
  pathOf,
  reactivatePassenger,
  resendActivation,
  separateAccount,
} from '@bitacora/contracts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { api } from '../../lib/api/api.ts';
import { sayDone } from '../../lib/do-at-once.ts';
import { notify } from '../../lib/notify.ts';
import { paths } from '../../lib/paths.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { Notice } from '../../ui/notice.tsx';
import { passengerPath } from './use-passenger.ts';
import { words } from './words.ts';

type Asked = 'resend' | 'separate' | null;

interface PassengerActionsProps {
  passenger: PassengerProfile;
  name: string;
  onEdit(): void;
}

/** What staff do with a passenger. What mails somebody, or cannot be taken back, asks before. */
export function PassengerActions({ passenger, name, onEdit }: PassengerActionsProps) {
  const { id, account, is_active: isActive } = passenger;
  const { mutate } = useSWRConfig();
  const { isBusy, problem, run, forgetProblem } = useAction();
  const [asked, setAsked] = useState<Asked>(null);
  const ask = (next: Asked) => {
    forgetProblem();
    setAsked(next);
  };
  const close = () => setAsked(null);
  const post = async (endpoint: { path: string }) => {
    await api.post(pathOf(endpoint, { id }), {});
    await mutate(passengerPath(id));
    void mutate((key) => typeof key === 'string' && key.includes('passengers'));
  };
  const send = async (endpoint: { path: string }, done: string) => {
    await post(endpoint);
    notify.success(done, id);
    close();
  };
  const deactivate = async () => {
    await post(deactivatePassenger);
    sayDone({ said: words.deactivated, subject: id, undo: () => post(reactivatePassenger) });
  };
  const email = passenger.contact.email ?? '';
  const resend = () => ask('resend');
  const entries: MenuEntry[] = [
    ...(isActive && account?.state === 'waiting' ? [{ label: words.resend, onSelect: resend }] : []),
    ...(isActive && account === null ? [{ label: words.openAccount, onSelect: resend }] : []),
    ...(passenger.user_id === null ? [] : [{ label: words.separate, onSelect: () => ask('separate') }]),
    isActive
      ? { label: words.deactivate, onSelect: () => void run(deactivate) }
      : { label: words.reactivate, onSelect: () => void run(() => send(reactivatePassenger, words.reactivated)) },
  ];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {isActive && <LinkButton to={`${paths.newJourney}?passengers=${id}`}>{words.newJourney}</LinkButton>}
        <Button look="secondary" onClick={onEdit}>
          {words.edit}
        </Button>
        {/* On a phone it begins a row of its own. */}
        <div className="max-sm:-ml-3">
          <Menu label={words.moreActions} entries={entries} />
        </div>
        {isBusy && <span role="status">{words.working}</span>}
      </div>
      {problem && asked === null && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {asked === 'resend' && (
        <ConfirmDialog
          title={account === null ? words.openAccountTitle(name) : words.resendTitle(name)}
          text={words.resendText(email)}
          action={words.send}
          isDanger={false}
          {...{ isBusy, problem }}
          onConfirm={() => void run(() => send(resendActivation, words.activationSent(email)))}
          onClose={close}
        />
      )}
      {asked === 'separate' && (
        <ConfirmDialog
          title={words.separateTitle(name)}
          text={words.separateText}
          action={words.separate}
          {...{ isBusy, problem }}
          onConfirm={() => void run(() => send(separateAccount, words.separated))}
          onClose={close}
        />
      )}
    </div>
  );
}
