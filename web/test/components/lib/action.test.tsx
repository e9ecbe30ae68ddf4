import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../src/lib/api/api-error.ts';
import { useAction } from '../../../src/lib/use-action.ts';

function Press({ work }: { work: () => Promise<void> }) {
  const { isBusy, problem, run } = useAction();
  return (
    <>
      <button type="button" onClick={() => void run(work)}>
        {isBusy ? 'Enviando' : 'Enviar'}
      </button>
      <p role="alert">{problem}</p>
    </>
  );
}

const refused = () => Promise.reject(new ApiError({ kind: 'conflict', status: 409, detail: 'Ya no está.' }));

test('a button is busy while it works, says why it failed, and forgets that at the next press', async () => {
  const { rerender } = render(<Press work={refused} />);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Ya no está.')).toBeVisible();

  const slow = Promise.withResolvers<void>();
  rerender(<Press work={() => slow.promise} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar' }));
  expect(screen.getByRole('button', { name: 'Enviando' })).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  slow.resolve();
  expect(await screen.findByRole('button', { name: 'Enviar' })).toBeVisible();
});
