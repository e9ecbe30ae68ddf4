import type { BegunSecondFactor } from '@bitacora/contracts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyableCode } from '../../ui/copyable-code.tsx';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { QrCode } from './qr-code.tsx';
import { useCodeForm, usePasswordForm } from './use-second-factor.ts';
import { words } from './words.ts';

function Begin({ onBegun }: { onBegun: (begun: BegunSecondFactor) => void }) {
  const { form, life } = usePasswordForm('', onBegun);
  return (
    <FormFrame life={life} submit={words.begin.submit} submitting={words.begin.submitting}>
      <p>{words.begin.text}</p>
      <p>{words.begin.ends}</p>
      <PasswordInput
        label={words.begin.password}
        autoComplete="current-password"
        error={form.formState.errors.current_password?.message}
        {...form.register('current_password')}
      />
    </FormFrame>
  );
}

interface ConfirmProps {
  begun: BegunSecondFactor;
  onConfirmed: (codes: string[]) => void;
  onBack: () => void;
}

function Confirm({ begun: { uri, secret }, onConfirmed, onBack }: ConfirmProps) {
  const { form, life } = useCodeForm(onConfirmed);
  return (
    <FormFrame
      life={life}
      submit={words.confirm.submit}
      submitting={words.confirm.submitting}
      beside={
        <Button look="quiet" onClick={onBack}>
          {words.confirm.back}
        </Button>
      }
    >
      <h2 className="text-title font-semibold">{words.confirm.title}</h2>
      <QrCode text={uri} label={words.confirm.picture} />
      {/* On the phone that has the app there is nothing to point a camera at. */}
      <a href={uri} className={`${textLinkStyle} inline-flex min-h-11 items-center self-start sm:hidden`}>
        {words.confirm.open}
      </a>
      <div>
        <p className="text-small text-ink-soft">{words.confirm.byHand}</p>
        <CopyableCode code={secret} isGrouped />
      </div>
      <TextInput
        label={words.confirm.code}
        hint={words.confirm.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
    </FormFrame>
  );
}

/** The password, then the picture for the app and its first code. */
export function SetUp({ onConfirmed }: { onConfirmed: (codes: string[]) => void }) {
  const [begun, setBegun] = useState<BegunSecondFactor | null>(null);
  if (!begun) return <Begin onBegun={setBegun} />;
  return <Confirm begun={begun} onConfirmed={onConfirmed} onBack={() => setBegun(null)} />;
}
