import type { BegunSecondFactor } from '@bitacora/contracts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyableCode } from '../../ui/copyable-code.tsx';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { QrCode } from './qr-code.tsx';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { useCodeForm, usePasswordForm } from './use-second-factor.ts';
import { words } from './words.ts';

interface BeginProps {
  onBegun: (begun: BegunSecondFactor) => void;
  /** Another app takes the place of the one that opens the account; given up, that one stays. */
  onGivenUp: (() => void) | null;
}

function Begin({ onBegun, onGivenUp }: BeginProps) {
  const { form, life } = usePasswordForm('', onBegun);
  return (
    <FormFrame
      life={life}
      submit={words.begin.submit}
      submitting={words.begin.submitting}
      beside={
        onGivenUp && (
          <Button look="quiet" onClick={onGivenUp}>
            {words.confirm.back}
          </Button>
        )
      }
    >
      {onGivenUp && <h2 className="text-title font-semibold">{words.move.title}</h2>}
      <p>{onGivenUp ? words.move.text : words.begin.text}</p>
      <p>{words.begin.ends}</p>
      <PasswordInput
        label={words.begin.password}
        autoComplete="current-password"
        error={form.formState.errors.current_password?.message}
        {...form.register('current_password')}
      />
      {onGivenUp && (
        <TextInput
          label={words.move.code}
          hint={words.proof.codeHint}
          autoComplete="one-time-code"
          error={form.formState.errors.otp?.message}
          {...form.register('otp')}
        />
      )}
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
  const title = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: reading goes on here.
  useEffect(() => title.current?.focus(), []);
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
      <h2 ref={title} tabIndex={-1} className="text-title font-semibold outline-none">
        {words.confirm.title}
      </h2>
      <QrCode text={uri} label={words.confirm.picture} />
      {/* On the phone that has the app there is nothing to point a camera at. */}
      <a href={uri} className={`${textLinkStyle} inline-flex min-h-11 items-center self-start sm:hidden`}>
        {words.confirm.open}
      </a>
      <div>
        <p className="text-small text-ink-soft">{words.confirm.byHand}</p>
        <CopyableCode code={secret} isInFours />
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

interface SetUpProps {
  onConfirmed: (codes: string[]) => void;
  onGivenUp?: (() => void) | null;
}

/** The password, then the picture for the app and its first code. */
export function SetUp({ onConfirmed, onGivenUp = null }: SetUpProps) {
  const [begun, setBegun] = useState<BegunSecondFactor | null>(null);
  const place = useFocusOnStep(begun ? 'confirm' : 'begin');
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {begun ? (
        <Confirm begun={begun} onConfirmed={onConfirmed} onBack={() => setBegun(null)} />
      ) : (
        <Begin onBegun={setBegun} onGivenUp={onGivenUp} />
      )}
    </div>
  );
}
