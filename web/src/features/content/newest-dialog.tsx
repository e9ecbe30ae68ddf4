import { siteContentMessages } from '@bitacora/contracts/messages';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { type Fact, newFacts } from './facts.ts';

const messages = siteContentMessages.conflict;

interface NewestDialogProps {
  isOpen: boolean;
  newest: readonly Fact[];
  mine: readonly Fact[];
  onKeep: () => void;
  onTake: () => void;
}

/** What somebody else saved, where it is not what is typed here. */
export function NewestDialog({ isOpen, newest, mine, onKeep, onTake }: NewestDialogProps) {
  const facts = newFacts(newest, mine);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onKeep}
      title={messages.title}
      actions={
        <>
          <Button look="danger" onClick={onTake}>
            {messages.take}
          </Button>
          <Button onClick={onKeep}>{messages.keep}</Button>
        </>
      }
    >
      <p>{facts.length > 0 ? messages.difference : messages.same}</p>
      <dl className="mt-4 flex flex-col gap-4">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-small font-semibold">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </DialogFrame>
  );
}
