import {
  type CoordinateField,
  type CoordinateValue,
  type DetailField,
  type DetailValue,
  type FieldTable,
  type LookupField,
  lookupOf,
  type LookupSize,
} from '@bitacora/contracts';
import type { LocalTime } from '@bitacora/kernel';
import { fireEvent, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { textOf } from '../../../src/lib/text-of.ts';

/** A form as a person sees it, and what one of its fields is to say. */
export interface Filling {
  form: ReturnType<typeof within>;
  user: UserEvent;
  value: DetailValue;
}

/** A field by its label, to which an optional one adds that it is. */
const called = (label: string) => (text: string) => text === label || text.startsWith(`${label} (`);

const put = ({ form }: Filling, label: string, text: string) =>
  fireEvent.change(form.getByLabelText(called(label)), { target: { value: text } });

async function write({ label }: DetailField, filling: Filling): Promise<void> {
  put(filling, label, textOf(filling.value));
}

async function search({ form, user }: Filling, label: string, typed: string, option: string): Promise<void> {
  const input = form.getByRole('combobox', { name: label });
  await user.click(input);
  fireEvent.change(input, { target: { value: typed } });
  await user.click(await form.findByRole('option', { name: option }));
}

const choose: Readonly<Record<LookupSize, (field: LookupField, filling: Filling) => Promise<void>>> = {
  short: async ({ lookup, label }, filling) => {
    const { key, text } = lookupOf(lookup);
    await filling.form.findByRole('option', { name: text(filling.value) });
    await filling.user.selectOptions(filling.form.getByLabelText(called(label)), key(filling.value));
  },
  long: ({ lookup, label }, filling) => {
    const text = lookupOf(lookup).text(filling.value);
    return search(filling, label, text, text);
  },
  endless: async ({ label }, filling) => {
    const { code, name } = filling.value as { code: string; name: string };
    const country = filling.form.getByLabelText(called(`${label}: país`));
    await within(country).findByRole('option', { name: 'España' });
    await filling.user.selectOptions(country, code.slice(0, 2));
    await search(filling, `${label}: ciudad`, name, name);
  },
};

async function refer(field: LookupField, filling: Filling): Promise<void> {
  if (field.fixed) return;
  if (!field.many) return choose[lookupOf(field.lookup).size](field, filling);
  for (const one of [filling.value].flat()) {
    const name = lookupOf(field.lookup).text(one);
    await filling.user.click(await filling.form.findByRole('checkbox', { name }));
  }
}

async function locate({ label, isNamed }: CoordinateField, filling: Filling): Promise<void> {
  const { name, latitude, longitude } = filling.value as CoordinateValue;
  if (isNamed) put(filling, `${label}: nombre`, name);
  put(filling, isNamed ? `${label}: coordenadas` : label, `${latitude}, ${longitude}`);
}

/** What a person does in a service form to say a value, by the kind of its field. */
export const fill: FieldTable<[Filling], Promise<void>> = {
  text: write,
  textarea: write,
  phone: write,
  integer: write,
  date: write,
  choice: ({ label }, { form, user, value }) => user.selectOptions(form.getByLabelText(called(label)), textOf(value)),
  boolean: async ({ label }, { form, user, value }) => {
    if (value === true) await user.click(form.getByRole('checkbox', { name: label }));
  },
  'local-time': async ({ label }, filling) => {
    const [day = '', hour = ''] = (filling.value as LocalTime).local.split('T');
    put(filling, `${label}: fecha`, day);
    put(filling, `${label}: hora`, hour);
  },
  lookup: refer,
  coordinate: locate,
};
