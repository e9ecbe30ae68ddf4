import { useEffect, useRef } from 'react';
import { useUnsavedChanges } from '../../lib/forms/unsaved-changes.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { words } from './words.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify.success(words.codes.copied);
  } catch {
    // Plain http, or a refusal.
    notify.info(words.codes.notCopied);
  }
}

/** Shown this once: nobody can read them afterwards. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: reading goes on here.
  useEffect(() => title.current?.focus(), []);
  const { isAsking, stay, leave } = useUnsavedChanges(() => true);
  return (
    <section className="flex flex-col gap-4">
      <h2 ref={title} tabIndex={-1} className="text-title font-semibold outline-none">
        {words.codes.title}
      </h2>
      <p>{words.codes.text}</p>
      <ul
        aria-label={words.codes.list}
        className="tabular grid gap-x-8 gap-y-1 rounded-control bg-sea-tint p-4 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>{words.codes.done}</Button>
        <Button look="secondary" onClick={() => void copy(codes)}>
          {words.codes.copy}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.codes.leaveTitle}
        text={words.codes.leaveText}
        action={words.codes.leave}
        keep={words.codes.stay}
        isBusy={false}
        problem={null}
        onConfirm={leave}
        onClose={stay}
      />
    </section>
  );
}
