import type { SecondFactor } from '@bitacora/contracts';
import { useState } from 'react';
import { notify } from '../../lib/notify.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { usePasswordForm } from './use-second-factor.ts';
import { words } from './words.ts';

interface AskedProps {
  action: 'recovery_codes/' | 'remove/';
  then: (answer: { recovery_codes: string[] } | null) => void;
  onClose: () => void;
}

function PasswordDialog({ action, then, onClose }: AskedProps) {
  const isRemoval = action === 'remove/';
  const texts = isRemoval ? words.remove : words.renew;
  const { form, life } = usePasswordForm<{ recovery_codes: string[] } | null>(action, then);
  return (
    <FormDialog
      title={texts.title}
      life={life}
      submit={texts.submit}
      submitting={texts.submitting}
      isDanger={isRemoval}
      onClose={onClose}
      {...(isRemoval && { leave: words.remove.keep })}
    >
      <p>{texts.text}</p>
      <PasswordInput
        label={words.begin.password}
        autoComplete="current-password"
        error={form.formState.errors.current_password?.message}
        {...form.register('current_password')}
      />
    </FormDialog>
  );
}

interface SwitchedOnProps {
  factor: SecondFactor;
  onCodes: (codes: string[]) => void;
  onRemoved: () => void;
  onMove: () => void;
}

/** What is left of the recovery codes, and the ways to make others, to go on with another phone, or to switch it off. */
export function SwitchedOn({ factor, onCodes, onRemoved, onMove }: SwitchedOnProps) {
  const [asked, setAsked] = useState<AskedProps['action'] | null>(null);
  const close = () => setAsked(null);
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="ok">{words.on.state}</Badge>
        {words.on.text}
      </p>
      <p>{words.on.left(factor.recovery_codes_left)}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => setAsked('recovery_codes/')}>
          {words.on.renew}
        </Button>
        <Button look="secondary" onClick={onMove}>
          {words.move.action}
        </Button>
        {!factor.is_required && (
          <Button look="quiet" onClick={() => setAsked('remove/')}>
            {words.on.remove}
          </Button>
        )}
      </div>
      {factor.is_required && <p className="text-small text-ink-soft">{words.on.cannotRemove}</p>}
      {asked && (
        <PasswordDialog
          action={asked}
          onClose={close}
          then={(answer) => {
            close();
            if (answer) return onCodes(answer.recovery_codes);
            notify.success(words.toasts.off);
            onRemoved();
          }}
        />
      )}
    </div>
  );
}
