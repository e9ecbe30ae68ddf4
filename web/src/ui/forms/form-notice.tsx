import { useEffect, useRef } from 'react';
import type { FormNotice as Shown } from '../../lib/forms/use-form-life.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { words } from './words.ts';

/** What came of a form that did not fail and was not saved: it was stopped, or nobody knows. */
export function FormNotice({ text, isDoubt, isSaving }: Shown & { isSaving: boolean }) {
  if (isDoubt) return <Doubt text={text} isChecking={isSaving} />;
  return (
    <Notice tone="info" role="status">
      {text}
    </Notice>
  );
}

/** Its button sends the same again, under the same key; the form's own stands back meanwhile. */
function Doubt({ text, isChecking }: { text: string; isChecking: boolean }) {
  const check = useRef<HTMLButtonElement>(null);
  useEffect(() => check.current?.focus(), []);
  return (
    <Notice tone="wait" role="alert">
      <p>{text}</p>
      <Button type="submit" ref={check} isBusy={isChecking} busyText={words.checking} className="mt-2">
        {words.check}
      </Button>
    </Notice>
  );
}
