import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useQuestion } from './use-proposal-forms.ts';
import { words } from './words.ts';

const { question: texts } = words;

function Question({ token, onAnother }: { token: string; onAnother: () => void }) {
  const { form, life } = useQuestion(token);
  if (life.isSaved) {
    return (
      <>
        <Notice tone="ok" role="status">
          {texts.sent}
        </Notice>
        <Button look="secondary" className="self-start" onClick={onAnother}>
          {texts.another}
        </Button>
      </>
    );
  }
  return (
    <FormFrame life={life} submit={texts.send} submitting={texts.sending} look="secondary">
      <TextArea
        label={texts.label}
        rows={4}
        error={form.formState.errors.question?.message}
        {...form.register('question')}
      />
    </FormFrame>
  );
}

/** A question about the proposal, as many as there are. */
export function QuestionForm({ token }: { token: string }) {
  const [asked, setAsked] = useState(0);
  return (
    <FormSection title={texts.title}>
      <Question key={asked} token={token} onAnother={() => setAsked(asked + 1)} />
    </FormSection>
  );
}
