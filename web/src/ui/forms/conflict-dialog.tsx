import { useState } from 'react';
import type { Conflict } from '../../lib/forms/use-conflict.ts';
import type { Difference } from '../../lib/forms/versions.ts';
import { words as libWords } from '../../lib/forms/words.ts';
import { Button } from '../button.tsx';
import { DialogFrame } from '../dialog-frame.tsx';
import { readableValue } from './readable-value.ts';
import { words } from './words.ts';

interface ChoiceProps {
  difference: Difference;
  read: (name: string, value: unknown) => string;
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
}

/** A field that both changed: both versions, and the one to go on with. */
function Choice({ difference: { name, label, mine, theirs }, read, isMine, onChoose }: ChoiceProps) {
  const sides = [
    { says: words.conflict.mine, value: mine, isChosen: isMine, choose: () => onChoose(true) },
    { says: words.conflict.theirs, value: theirs, isChosen: !isMine, choose: () => onChoose(false) },
  ];
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="font-semibold">{label}</legend>
      {sides.map(({ says, value, isChosen, choose }) => (
        <label key={says} className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2">
          <input
            type="radio"
            name={`conflict-${name}`}
            checked={isChosen}
            onChange={choose}
            className="row-span-2 mt-1 size-5 accent-sea"
          />
          <span className="text-small text-ink-soft">{says}</span>
          <span className="whitespace-pre-line wrap-anywhere">{read(name, value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Somebody else saved meanwhile: both versions beside each other, and nothing is decided without the person. */
export function ConflictDialog({ by, differences, textOf, merge, discardMine, close }: Conflict) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const read = (name: string, value: unknown) => textOf?.(name, value) ?? readableValue(value);
  const choose = (name: string, isMine: boolean) => {
    const next = new Set(theirs);
    if (isMine) next.delete(name);
    else next.add(name);
    setTheirs(next);
  };
  return (
    <DialogFrame
      isOpen
      isStatic
      onClose={close}
      title={words.conflict.title(by)}
      actions={
        <>
          <Button look="danger" onClick={discardMine}>
            {words.conflict.discard}
          </Button>
          <Button onClick={() => merge((name) => !theirs.has(name))}>{words.conflict.merge}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>{libWords.savedMeanwhile(by)}</p>
        <p className="text-ink-soft">{words.conflict.question}</p>
        {differences.map((difference) => (
          <Choice
            key={difference.name}
            {...{ difference, read }}
            isMine={!theirs.has(difference.name)}
            onChoose={(isMine) => choose(difference.name, isMine)}
          />
        ))}
      </div>
    </DialogFrame>
  );
}
