import { type DetailField, lookupDisplay, type ViewService } from '@bitacora/contracts';
import { serviceFormMessages } from '@bitacora/contracts/messages';
import { formatDollars } from '@bitacora/kernel';
import { textOf } from '../../../lib/text-of.ts';
import { labelsOf } from './field-labels.ts';
import { type FormInput, type FormSubject, startOf } from './form-rules.ts';

const messages = serviceFormMessages.newer;

/** A value that somebody else saved, under the name of its field. */
export interface NewerValue {
  name: string;
  text: string;
}

const day = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'UTC' });
const dayText = (date: string) => day.format(new Date(`${date}T00:00Z`));

function timeText(value: string): string {
  const [date = '', hour = ''] = value.split('T');
  return `${dayText(date)}, ${hour}`;
}

function lookupText(field: Extract<DetailField, { is: 'lookup' }>, stored: unknown): string {
  const { text } = lookupDisplay(field.lookup);
  return Array.isArray(stored) ? stored.map((one) => text(one)).join(', ') : text(stored);
}

/** How a form's value reads; a reference by what is stored of it, since a form holds only its id. */
function textIn(field: DetailField | undefined, value: unknown, stored: unknown): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (textOf(value) === '' && !Array.isArray(value)) return messages.empty;
  if (field?.is === 'lookup') return lookupText(field, stored);
  if (field?.is === 'date') return dayText(textOf(value));
  if (field?.is === 'local-time') return timeText(textOf(value));
  return textOf(value);
}

/** The same for what means the same: several in any order, an amount with either mark. */
function keyOf(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map(String).sort().join(' ');
  const text = textOf(value).trim();
  return name === 'cost' ? String(Number(text.replace(',', '.'))) : text;
}

/** What was saved since the form opened and is not what stands in it: saving the form would put it back. */
export function newerValues(subject: FormSubject, latest: ViewService, typed: FormInput): NewerValue[] {
  const { descriptor } = subject;
  const [was, is] = [startOf(subject), startOf({ ...subject, service: latest })];
  return Object.entries(labelsOf(descriptor)).flatMap(([name, label]) => {
    const now = keyOf(name, is[name]);
    if (name === 'reservation' || now === keyOf(name, was[name]) || now === keyOf(name, typed[name])) return [];
    const text =
      name === 'cost'
        ? formatDollars(Number(is[name]))
        : textIn(descriptor.fields[name], is[name], latest.service?.[name]);
    return [{ name, text: messages.field(label, text) }];
  });
}
