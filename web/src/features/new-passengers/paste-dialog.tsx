import type { KnownPassenger } from '@bitacora/contracts';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { MOST_AT_ONCE, nameOf, type PassengerValues } from '../../lib/passengers/passenger-values.ts';
import { type KnownPassengers, sameDocument } from '../../lib/passengers/known-passengers.ts';
import { useKnownPassengers } from '../../lib/passengers/use-known-passengers.ts';
import { type PastedSheet, readPastedRows } from './pasted-rows.ts';
import { words } from './words.ts';

const { pasting } = words;

/** What was read: how many rows are right, what is wrong in each other, who is known, and how the sheet was understood. */
function ReadRows({ rows, unknown, notes, known }: PastedSheet & { known: readonly (KnownPassenger | null)[] }) {
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const registered = rows.flatMap(({ number }, index) => {
    const person = known[index];
    return person ? [{ number, name: nameOf(person) }] : [];
  });
  const good = rows.length - wrong.length;
  return (
    <>
      {good > 0 && <Notice tone="ok">{pasting.good(good)}</Notice>}
      {registered.length > 0 && (
        <Notice tone="info">
          <p>{pasting.known(registered.length)}</p>
          <ul className="mt-1 grid gap-1 text-small">
            {registered.map(({ number, name }) => (
              <li key={number}>{pasting.row(number, name)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {unknown.length > 0 && <Notice tone="info">{pasting.unknownColumns(unknown.join(', '))}</Notice>}
      {notes.map((note) => (
        <Notice key={note} tone="info">
          {note}
        </Notice>
      ))}
      {wrong.length > 0 && (
        <Notice tone="wait">
          <p>{pasting.withErrors}</p>
          <ul className="mt-1 grid gap-1 text-small">
            {wrong.map(({ number, passenger, problems }) => (
              <li key={number}>
                {pasting.row(number, [nameOf(passenger), problems.join(' ')].filter(Boolean).join('. '))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

interface PasteDialogProps {
  /** Who of them the agency has already: of these nothing but the document is needed. */
  directory: KnownPassengers;
  /** How many more there may be. */
  room: number;
  onAdd: (passengers: PassengerValues[]) => void;
  onClose: () => void;
}

/** Rows of a spreadsheet become passengers of the form; what is wrong with a row is said before it is added. */
export function PasteDialog({ directory, room, onAdd, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const pasted = useMemo(() => readPastedRows(text).rows.map(({ passenger }) => passenger), [text]);
  const { known, isAsked } = useKnownPassengers(directory, pasted);
  const read = readPastedRows(text, (passenger) => directory.completed(passenger));
  const { rows } = read;
  const add = () => {
    if (rows.length === 0) return setError(pasting.empty);
    if (rows.length > room) return setError(pasting.tooMany(MOST_AT_ONCE));
    onAdd(rows.map(({ passenger }) => passenger));
    onClose();
  };
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={pasting.title}
      isStatic
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {pasting.cancel}
          </Button>
          <Button onClick={add}>{pasting.add(rows.length)}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{pasting.text}</p>
        <p className="rounded-control bg-paper p-3 text-small">{pasting.columns}</p>
        <TextArea
          label={pasting.label}
          rows={7}
          spellCheck={false}
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
        <div aria-live="polite" className="grid gap-3 empty:hidden">
          {pasted.length > 0 && !isAsked && <p className="text-small text-ink-soft">{pasting.checking}</p>}
          {isAsked && <ReadRows {...read} known={known.map(sameDocument)} />}
        </div>
      </div>
    </DialogFrame>
  );
}
