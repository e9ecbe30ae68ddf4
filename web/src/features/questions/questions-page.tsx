import { questionsDefault } from '@bitacora/contracts/page-defaults';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWebDocument } from '../../lib/content/use-web-document.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { usePlaceInPage } from '../../lib/use-place-in-page.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { QuestionEntry } from './question-entry.tsx';
import { asksHowToPay, questionId } from './question-id.ts';
import { words } from './words.ts';

type Entries = readonly { question: string; answer: string }[];

function Accordion({ entries }: { entries: Entries }) {
  const { hash, key } = useLocation();
  const [changed, setChanged] = useState<{ at: string; folds: Record<string, boolean> }>({ at: '', folds: {} });
  usePlaceInPage();
  // Who comes for one answer finds it open; else the first shows what the rest is like.
  const asked = decodeURIComponent(hash.slice(1)) || questionId(entries[0]?.question ?? '');
  const folds: Record<string, boolean> = { ...changed.folds, ...(changed.at === key ? {} : { [asked]: true }) };
  const payment = entries.find(({ question }) => asksHowToPay(question));
  return (
    <div className="flex flex-col gap-3">
      {entries.map(({ question, answer }) => {
        const id = questionId(question);
        const isOpen = folds[id] ?? false;
        return (
          <QuestionEntry
            key={id}
            id={id}
            question={question}
            answer={answer}
            isOpen={isOpen}
            onToggle={() => setChanged({ at: key, folds: { ...folds, [id]: !isOpen } })}
          >
            {question === payment?.question && <PaymentDetails />}
          </QuestionEntry>
        );
      })}
      {!payment && (
        <section className="rounded-card border border-line bg-white p-5">
          <h2 className="text-lead font-semibold">{words.payment.title}</h2>
          <PaymentDetails />
        </section>
      )}
    </div>
  );
}

/** The questions that come up before a journey, with the ways to pay (product 2.5). */
export default function QuestionsPage() {
  usePageTitle(words.title, words.description);
  const document = useWebDocument('QuestionsAndAnswers', questionsDefault);
  return (
    <PageFrame title={words.title} text={words.lead}>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {document ? (
          <Accordion entries={document.entries} />
        ) : (
          <div className="flex flex-col gap-3">
            {[1, 2, 3, 4].map((entry) => (
              <Skeleton key={entry} className="h-16 rounded-card" />
            ))}
          </div>
        )}
        <aside className="flex flex-col items-start gap-4 rounded-card bg-sea p-6 text-white print:hidden [&_:focus-visible]:outline-white">
          <div>
            <h2 className="text-subtitle font-bold">{words.more.title}</h2>
            <p>{words.more.text}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={paths.contacts}>{words.more.contacts}</LinkButton>
            <LinkButton to={paths.importantInformation} look="secondary">
              {words.more.important}
            </LinkButton>
          </div>
        </aside>
      </div>
    </PageFrame>
  );
}
