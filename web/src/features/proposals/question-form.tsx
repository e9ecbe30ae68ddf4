import type { OpenProposal } from '@bitacora/contracts';
import { useEffect, useRef, useState } from 'react';
import { moment } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useQuestion } from './use-proposal-forms.ts';
import { words } from './words.ts';

const { question: texts } = words;

/** In the place of the form that was sent: the focus goes to it, since the button that was pressed is gone. */
function Sent({ onAnother }: { onAnother: () => void }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <div ref={said} tabIndex={-1} className="outline-none">
        <Notice tone="ok" role="status">
          {texts.sent}
        </Notice>
      </div>
      <Button look="secondary" className="self-start" onClick={onAnother}>
        {texts.another}
      </Button>
    </>
  );
}

interface QuestionProps extends Omit<QuestionFormProps, 'questions'> {
  /** Somebody just said that there is another question. */
  isAnother: boolean;
  onAnother: () => void;
}

function Question({ token, onAsked, isAnother, onAnother }: QuestionProps) {
  const { form, life } = useQuestion(token, onAsked);
  const { setFocus } = form;
  useEffect(() => {
    if (isAnother) setFocus('question');
  }, [isAnother, setFocus]);
  if (life.isSaved) return <Sent onAnother={onAnother} />;
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
      <Question key={asked} {...question} isAnother={asked > 0} onAnother={() => setAsked(asked + 1)} />
    </FormSection>
  );
}
