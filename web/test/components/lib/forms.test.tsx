import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { z } from 'zod';
import { ApiError } from '../../../src/lib/api/api-error.ts';
import { rawResolver } from '../../../src/lib/forms/raw-resolver.ts';
import { useFormLife } from '../../../src/lib/forms/use-form-life.ts';
import type { Version } from '../../../src/lib/forms/use-conflict.ts';
import { attachToasts } from '../../../src/lib/notify.ts';
import { SiteHistory } from '../../../src/lib/navigation/site-history.ts';
import { SiteRouter } from '../../../src/lib/navigation/site-router.tsx';
import { FormDialog } from '../../../src/ui/forms/form-dialog.tsx';
import { PageForm } from '../../../src/ui/forms/form-frame.tsx';
import { TextInput } from '../../../src/ui/text-input.tsx';

interface ShipValues {
  name: string;
  port: string;
}

type Save = (values: ShipValues, version: number, key: string) => Promise<void>;

const rules = z.object({ name: z.string().min(1, 'Falta el nombre'), port: z.string() });
const stale = () => Promise.reject(new ApiError({ kind: 'conflict', status: 409 }));

interface ShipProps {
  save: Save;
  /** The version known here. */
  known?: Version<ShipValues>;
  newest?: Version<ShipValues>;
  readNewest?: () => Version<ShipValues> | undefined | Promise<Version<ShipValues>>;
  onStored?: () => void;
  failed?: string;
  Frame?: 'page' | 'dialog';
  onClose?: () => void;
}

function Ship({
  save,
  known,
  newest,
  readNewest = () => newest,
  onStored = () => undefined,
  failed,
  Frame = 'page',
  onClose = () => undefined,
}: ShipProps) {
  const { form, life } = useFormLife<ShipValues, ShipValues, void>({
    start: known?.values ?? { name: '', port: '' },
    resolver: rawResolver(rules),
    labels: () => ({ name: 'Nombre', port: 'Puerto' }),
    save: (values, { version, keys }) => save(values, version, keys.keyFor(values)),
    onSaved: onStored,
    ...(failed !== undefined && { failed }),
    ...(known && {
      edited: { version: known.version, readNewest: () => Promise.resolve(readNewest()), onStoredAlready: onStored },
    }),
  });
  const { errors } = form.formState;
  const fields = (
    <>
      <TextInput label="Nombre" error={errors.name?.message} {...form.register('name')} />
      <TextInput label="Puerto" error={errors.port?.message} {...form.register('port')} />
    </>
  );
  if (Frame === 'page') {
    return (
      <PageForm life={life} submit="Guardar">
        {fields}
      </PageForm>
    );
  }
  return (
    <FormDialog life={life} title="Barco" submit="Guardar" onClose={onClose}>
      {fields}
    </FormDialog>
  );
}

function open(props: ShipProps) {
  const history = new SiteHistory();
  const show = (next: ShipProps) => (
    <SiteRouter history={history}>
      <Ship {...next} />
    </SiteRouter>
  );
  const view = render(show(props));
  return { history, user: userEvent.setup(), update: (next: ShipProps) => view.rerender(show(next)), ...view };
}

const field = (name: 'Nombre' | 'Puerto') => screen.getByLabelText(name);
const press = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Guardar' }));
const question = { name: '¿Descartar lo escrito?' };
const conflict = { name: 'Otra persona guardó cambios' };

let save: jest.Mock<Save>;
let said: string[];
beforeEach(() => {
  said = [];
  attachToasts(({ text }) => said.push(text));
  window.history.pushState(null, '', '/form');
  save = jest.fn<Save>(() => Promise.resolve());
});

describe('a form', () => {
  test('is judged from the first submit on, and its summary takes the focus and leads to the field', async () => {
    const { user } = open({ save });
    await user.type(field('Nombre'), 'x{Backspace}');
    await user.tab();
    expect(field('Nombre')).toBeValid();
    await press(user);
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(field('Nombre')).toBeInvalid();
    await user.click(within(summary).getByRole('link', { name: 'Nombre: Falta el nombre' }));
    expect(field('Nombre')).toHaveFocus();
    await user.keyboard('B');
    await waitFor(() => expect(field('Nombre')).toBeValid());
    expect(save).not.toHaveBeenCalled();
  });

  test('is sent once, however fast it is pressed', async () => {
    let answer: () => void = () => undefined;
    save.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { user } = open({ save });
    await user.type(field('Nombre'), 'Beagle');
    const form = field('Nombre').closest('form') as HTMLFormElement;
    await act(async () => {
      // Before the button shows that it is at work.
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save).toHaveBeenCalledTimes(1);
    await act(async () => answer());
  });

  describe('in which somebody goes on typing while it is saved', () => {
    let answer: () => void = () => undefined;
    beforeEach(() => {
      save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    });

    test('of a stored record keeps that as not saved, and saves it with the next press', async () => {
      const onStored = jest.fn();
      const known = { version: 1, values: { name: 'Beagle', port: 'Guayaquil' } };
      const newest = { version: 2, values: { name: 'Beagle II', port: 'Guayaquil' } };
      const { user, history } = open({ save, known, newest, onStored });
      await user.type(field('Nombre'), ' II');
      await press(user);
      await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
      await user.type(field('Puerto'), ' Viejo');
      await act(async () => answer());
      expect(await screen.findByText(/^Se guardó lo que envió\./)).toBeVisible();
      expect(field('Puerto')).toHaveValue('Guayaquil Viejo');
      expect(onStored).not.toHaveBeenCalled();
      act(() => history.push('/elsewhere'));
      const asked = within(await screen.findByRole('dialog', question));
      await user.click(asked.getByRole('button', { name: 'Seguir escribiendo' }));

      save.mockImplementationOnce(stale);
      await press(user);
      await waitFor(() => expect(onStored).toHaveBeenCalledTimes(1));
      expect(save.mock.calls.at(-1)?.slice(0, 2)).toEqual([{ name: 'Beagle II', port: 'Guayaquil Viejo' }, 2]);
      expect(screen.queryByText(/^Se guardó lo que envió\./)).toBeNull();
    });

    test('of something new shows what was saved, and says what is not in it', async () => {
      const { user } = open({ save, Frame: 'dialog' });
      await user.type(field('Nombre'), 'Beagle');
      await press(user);
      await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
      await user.type(field('Puerto'), 'Manta');
      await act(async () => answer());
      expect(await screen.findByText('Se guardó. Estos son los datos que quedaron.')).toBeVisible();
      expect(field('Puerto')).toHaveValue('');
      expect(said).toEqual([expect.stringContaining('sin lo que escribió mientras tanto en: Puerto.')]);
    });
  });

  test('keeps everything typed when it fails, says why, and goes with the same key when it is tried again', async () => {
    save.mockImplementationOnce(() => Promise.reject(new ApiError({ kind: 'server', status: 500 })));
    const { user } = open({ save });
    await user.type(field('Nombre'), 'Beagle');
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Error en el servidor/);
    expect(field('Nombre')).toHaveValue('Beagle');
    await press(user);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    const [first, second] = save.mock.calls.map(([, , key]) => key);
    expect(second).toBe(first);
  });

  test.each([
    ['no answer came', new ApiError({ kind: 'offline', status: 0 }), /No hay conexión con la agencia/],
    [
      'a service gave none',
      new ApiError({ kind: 'server', status: 503, code: 'outcome_unknown' }),
      /La agencia no contestó a tiempo/,
    ],
  ])('does not say that it failed where %s: one checks, with the same key', async (_, lost, reason) => {
    const stored = jest.fn();
    save.mockImplementationOnce(() => Promise.reject(lost));
    const { user } = open({ save, onStored: stored, failed: 'Error al crear el barco' });
    await user.type(field('Nombre'), 'Beagle');
    await press(user);
    const doubt = await screen.findByRole('alert');
    expect(doubt).toHaveTextContent(reason);
    expect(doubt).toHaveTextContent(/No sabemos si se guardó/);
    expect(said).toEqual([]);
    const check = within(doubt).getByRole('button', { name: 'Comprobar' });
    expect(check).toHaveFocus();
    expect(check).toHaveClass('bg-sun');
    expect(screen.getByRole('button', { name: 'Guardar' })).not.toHaveClass('bg-sun');
    await user.click(check);
    await waitFor(() => expect(stored).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    const [first, second] = save.mock.calls.map(([, , key]) => key);
    expect(second).toBe(first);
  });

  test('shows what the server refuses at its field, and what belongs to none on top', async () => {
    const fields = { port: ['No hay tal puerto.'], agency: ['No es su agencia.'] };
    save.mockImplementation(() => Promise.reject(new ApiError({ kind: 'fields', status: 400, fields })));
    const { user } = open({ save });
    await user.type(field('Nombre'), 'Beagle');
    await press(user);
    expect(await screen.findByText('No es su agencia.')).toBeVisible();
    expect(field('Puerto')).toHaveAccessibleDescription(/No hay tal puerto/);
  });
});

describe('leaving a form', () => {
  test('asks by what stands in it at that moment, before the screen has shown it', async () => {
    const { history } = open({ save });
    await act(async () => {
      fireEvent.input(field('Nombre'), { target: { value: 'B' } });
      history.push('/elsewhere');
    });
    expect(await screen.findByRole('dialog', question)).toBeVisible();
    expect(window.location.pathname).toBe('/form');
  });

  test('asks nothing when what was typed is taken back, or was saved', async () => {
    const { user, history } = open({ save });
    await user.type(field('Nombre'), 'B{Backspace}');
    act(() => history.push('/elsewhere'));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => history.push('/form'));
    await user.type(field('Nombre'), 'Beagle');
    await press(user);
    await waitFor(() => expect(save).toHaveBeenCalled());
    act(() => history.push('/elsewhere'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/elsewhere');
  });
});

describe('a question that is open while the form is stored', () => {
  const saving = async (Frame: 'page' | 'dialog') => {
    let answer: () => void = () => undefined;
    save.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const onClose = jest.fn();
    const site = open({ save, Frame, onClose });
    await site.user.type(field('Nombre'), 'Beagle');
    await press(site.user);
    return { ...site, onClose, answer: () => act(async () => answer()) };
  };

  test('lets who waits at it leave the page', async () => {
    const { history, answer } = await saving('page');
    act(() => history.push('/elsewhere'));
    await screen.findByRole('dialog', question);
    await answer();
    await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull());
    expect(window.location.pathname).toBe('/elsewhere');
  });

  test('lets who waits at it close the dialog', async () => {
    const { user, onClose, answer } = await saving('dialog');
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', question);
    expect(onClose).not.toHaveBeenCalled();
    await answer();
    await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull());
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('a form in a dialog', () => {
  test('has its buttons at the foot of the dialog, and its success beside them, with the focus on what is left to do', async () => {
    const { user } = open({ save, Frame: 'dialog' });
    const dialog = await screen.findByRole('dialog', { name: 'Barco' });
    const send = within(dialog).getByRole('button', { name: 'Guardar' });
    const form = field('Nombre').closest('form') as HTMLFormElement;
    expect(form).not.toContainElement(send);
    expect(send).toHaveAttribute('form', form.id);
    await user.type(field('Nombre'), 'Beagle');
    await user.click(send);
    const success = await within(dialog).findByRole('status');
    expect(form).not.toContainElement(success);
    expect(success).toHaveTextContent('Se guardó. Estos son los datos que quedaron.');
    expect(field('Nombre')).toBeDisabled();
    await waitFor(() => expect(within(dialog).getAllByRole('button', { name: 'Cerrar' }).at(-1)).toHaveFocus());
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('shows what is stored once it is: without the spaces that nobody meant', async () => {
    const { user } = open({ save, Frame: 'dialog' });
    await screen.findByRole('dialog', { name: 'Barco' });
    await user.type(field('Nombre'), ' Isla  de   Lobos ');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Se guardó. Estos son los datos que quedaron.');
    expect(field('Nombre')).toHaveValue('Isla de Lobos');
  });
});

describe('a record that somebody else saved meanwhile', () => {
  const known = { version: 1, values: { name: 'Beagle', port: 'Guayaquil' } };
  const newest = { version: 2, values: { name: 'Goleta', port: 'Manta' } };
  const notSavedYet = 'Revise y guarde: lo que ve aquí aún no está guardado.';

  test('is shown beside mine where both changed a field, and what only they changed comes in unasked', async () => {
    save.mockImplementationOnce(stale);
    const { user } = open({ save, known, newest });
    await user.type(field('Nombre'), ' II');
    await press(user);
    const dialog = await screen.findByRole('dialog', conflict);
    const both = within(within(dialog).getByRole('group', { name: 'Nombre' }));
    expect(both.getByRole('radio', { name: /Beagle II/ })).toBeChecked();
    expect(both.getByRole('radio', { name: /Goleta/ })).not.toBeChecked();
    expect(within(dialog).queryByText('Manta')).toBeNull();
    expect((await axe(dialog)).violations).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Seguir con lo elegido' }));
    await waitFor(() => expect(field('Puerto')).toHaveValue('Manta'));
    expect(field('Nombre')).toHaveValue('Beagle II');
    expect(save).toHaveBeenCalledTimes(1);
    expect(screen.getByText(notSavedYet)).toBeVisible();
    await press(user);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]?.slice(0, 2)).toEqual([{ name: 'Beagle II', port: 'Manta' }, 2]);
    await waitFor(() => expect(screen.queryByText(notSavedYet)).toBeNull());
  });

  const ofPort = { version: 2, values: { name: 'Beagle', port: 'Manta' } };

  test('is stored together with mine at once, where nobody changed what I did', async () => {
    const onStored = jest.fn();
    save.mockImplementationOnce(stale);
    const { user } = open({ save, known, newest: ofPort, onStored });
    await user.type(field('Nombre'), ' II');
    await press(user);
    await waitFor(() => expect(onStored).toHaveBeenCalledTimes(1));
    expect(save.mock.calls.map(([values, version]) => [values, version])).toEqual([
      [{ name: 'Beagle II', port: 'Guayaquil' }, 1],
      [{ name: 'Beagle II', port: 'Manta' }, 2],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is repeated by itself once: changed again meanwhile, both stand in the form and wait for a press', async () => {
    save.mockImplementationOnce(stale);
    save.mockImplementationOnce(stale);
    const atOnce = { version: 3, values: { name: 'Beagle', port: 'Salinas' } };
    const { user } = open({ save, known, readNewest: () => (save.mock.calls.length > 1 ? atOnce : ofPort) });
    await user.type(field('Nombre'), ' II');
    await press(user);
    expect(await screen.findByText(notSavedYet)).toBeVisible();
    expect(field('Nombre')).toHaveValue('Beagle II');
    expect(field('Puerto')).toHaveValue('Salinas');
    expect(save).toHaveBeenCalledTimes(2);
    await press(user);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
    expect(save.mock.calls[2]?.slice(0, 2)).toEqual([{ name: 'Beagle II', port: 'Salinas' }, 3]);
  });

  test('is judged with mine before both are stored: what does not fit is said at its field', async () => {
    save.mockImplementationOnce(stale);
    const { user } = open({ save, known, newest: { version: 2, values: { name: '', port: 'Guayaquil' } } });
    await user.type(field('Puerto'), ' Viejo');
    await press(user);
    await waitFor(() => expect(field('Nombre')).toBeInvalid());
    // Somebody else left that field empty: it is said that two versions stand here.
    expect(await screen.findByText(notSavedYet)).toBeVisible();
    expect(field('Puerto')).toHaveValue('Guayaquil Viejo');
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('is not stored for who has left the form before the newest was read', async () => {
    save.mockImplementationOnce(stale);
    let answer: (newest: typeof ofPort) => void = () => undefined;
    const readNewest = jest.fn(() => new Promise<typeof ofPort>((resolve) => void (answer = resolve)));
    const { user, unmount } = open({ save, known, readNewest });
    await user.type(field('Nombre'), ' II');
    await press(user);
    await waitFor(() => expect(readNewest).toHaveBeenCalled());
    unmount();
    answer(ofPort);
    await new Promise((resolve) => setTimeout(resolve));
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('is never written over by closing the question', async () => {
    save.mockImplementation(stale);
    const { user } = open({ save, known, newest });
    await user.type(field('Nombre'), ' II');
    await press(user);
    await screen.findByRole('dialog', conflict);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Nombre')).toHaveValue('Beagle II');
    await press(user);
    await screen.findByRole('dialog', conflict);
    expect(save.mock.calls.map(([, version]) => version)).toEqual([1, 1]);
  });

  test('over a form in a dialog, Escape closes the question alone, and the form is asked nothing', async () => {
    save.mockImplementation(stale);
    const { user } = open({ save, known, newest, Frame: 'dialog' });
    await user.type(field('Nombre'), ' II');
    await press(user);
    await screen.findByRole('dialog', conflict);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', conflict)).toBeNull());
    expect(screen.queryByRole('dialog', question)).toBeNull();
    expect(field('Nombre')).toHaveValue('Beagle II');
  });

  test('is what counts as saved when it holds all that is typed: the answer was lost on its way', async () => {
    const onStored = jest.fn();
    save.mockImplementationOnce(stale);
    const { user } = open({
      save,
      known,
      newest: { version: 2, values: { name: 'Beagle II', port: 'Guayaquil' } },
      onStored,
    });
    await user.type(field('Nombre'), ' II');
    await press(user);
    await waitFor(() => expect(onStored).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is taken up by itself while nothing is typed, and not once something is', async () => {
    const { user, update } = open({ save, known });
    update({ save, known: newest });
    await waitFor(() => expect(field('Nombre')).toHaveValue('Goleta'));
    await user.type(field('Nombre'), ' II');
    update({ save, known: { version: 3, values: { name: 'Otro', port: 'Otro' } } });
    expect(field('Nombre')).toHaveValue('Goleta II');
    expect(field('Puerto')).toHaveValue('Manta');
  });
});
