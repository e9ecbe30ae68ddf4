import type { DetailField } from '@bitacora/contracts';
import type { FormSubject } from '../model/form-rules.ts';
import { words } from '../words.ts';

/** What every input of a service form gets: its field, what it holds and how to change it. */
export interface InputProps<Field = DetailField> {
  name: string;
  field: Field;
  value: unknown;
  onChange(value: unknown): void;
  /** Takes the only choice that there is, before anybody chose. */
  propose(value: unknown): void;
  error: string | undefined;
  isDisabled: boolean;
  isLocked: boolean;
  subject: FormSubject;
}

type Framed = Pick<
  InputProps<Pick<DetailField, 'label' | 'hint' | 'required'>>,
  'name' | 'field' | 'error' | 'isLocked'
>;

/** The label, hint and error of a field as the kit's frame takes them. */
export function frameProps({ name, field, error, isLocked }: Framed) {
  return {
    id: name,
    name,
    label: field.label,
    hint: isLocked ? words.locked : field.hint,
    error,
    isOptional: field.required === false,
  };
}
