import type { OpenProposal } from '@bitacora/contracts';
import { useState } from 'react';
import { moment } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useQuestion } from './use-proposal-forms.ts';
import { words } from './words.ts';

const { question: texts } = words;

function Question({ token, onAsked, onAnother }: Omit<QuestionFormProps, 'questions'> & { onAnother: () => void }) {
  const { form, life } = useQuestion(token, onAsked);
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

/** What was asked before, with the answers. */
function Asked({ questions }: Pick<QuestionFormProps, 'questions'>) {
  if (questions.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {questions.map(({ text, at, answer }) => (
        <li key={at} className="grid gap-1">
          <p className="text-small text-ink-soft">{texts.askedAt(moment(at))}</p>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          {answer && (
            <p className="border-l-4 border-sun pl-4 whitespace-pre-line wrap-anywhere">
              <span className="sr-only">{texts.answer} </span>
              {answer}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface QuestionFormProps {
  token: string;
  questions: OpenProposal['questions'];
  onAsked: () => unknown;
}

/** Questions about the proposal, as many as there are. */
export function QuestionForm({ questions, ...question }: QuestionFormProps) {
  const [asked, setAsked] = useState(0);
  return (
    <FormSection title={texts.title}>
      <Asked questions={questions} />
      <Question key={asked} {...question} onAnother={() => setAsked(asked + 1)} />
    </FormSection>
  );
}
