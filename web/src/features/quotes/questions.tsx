import type { AskedQuestion } from '@bitacora/contracts';
import { moment } from '../../lib/times.ts';
import { words } from './words.ts';

const texts = words.answer;

function Answered({ answered_at: at, answer }: AskedQuestion) {
  if (!at) return <p className="mt-1 text-small font-semibold">{texts.waits}</p>;
  if (!answer) return <p className="mt-1 text-small text-ink-soft">{texts.byProposal(moment(at))}</p>;
  return (
    <>
      <p className="mt-2 text-small text-ink-soft">{texts.answered(moment(at))}</p>
      <p className="mt-1 border-l-4 border-sea pl-4 whitespace-pre-line wrap-anywhere">{answer}</p>
    </>
  );
}

/** What a visitor asked about proposals, each with its answer. */
export function Questions({ questions }: { questions: readonly AskedQuestion[] }) {
  return questions.map((question) => (
    <div key={question.at}>
      <p className="text-small text-ink-soft">{`${words.questions}: ${moment(question.at)}`}</p>
      <p className="mt-1 border-l-4 border-sun pl-4 whitespace-pre-line wrap-anywhere">{question.text}</p>
      <Answered {...question} />
    </div>
  ));
}
