import type { WebQuote } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { useState } from 'react';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Questions } from './questions.tsx';
import { useAnswerForm } from './use-answer-form.ts';
import { words } from './words.ts';

const texts = words.answer;

interface AnswerDialogProps {
  quote: WebQuote;
  onSent: () => unknown;
  onClose: () => void;
}

/** The answer to what a visitor asked last, written and mailed. */
export function AnswerDialog({ quote, onSent, onClose }: AnswerDialogProps) {
  // One that comes while this is written is another one.
  const [number] = useState(quote.questions.length);
  const { form, life } = useAnswerForm(quote, number, () => {
    void onSent();
    onClose();
  });
  return (
    <FormDialog
      {...{ life, onClose }}
      size="xl"
      title={texts.title(fullName(quote))}
      submit={texts.send}
      submitting={texts.sending}
    >
      <Questions questions={quote.questions.slice(0, number)} />
      <TextArea
        label={texts.label}
        hint={texts.hint(quote.email)}
        rows={5}
        error={form.formState.errors.answer?.message}
        {...form.register('answer')}
      />
    </FormDialog>
  );
}
