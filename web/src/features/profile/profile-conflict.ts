import { choiceLabel, type Profile } from '@bitacora/contracts';
import { profileMessages } from '@bitacora/contracts/messages';
import { type FieldValues, get } from 'react-hook-form';
import { profileLabels, type ProfileValues, type TextField, textFields, valuesOf } from './profile-values.ts';

const messages = profileMessages.conflict;

const textAt = (values: ProfileValues, field: TextField): string => {
  const value: unknown = get(values as unknown as FieldValues, field);
  return typeof value === 'string' ? value : '';
};

function readable(field: TextField, value: string): string {
  if (value === '') return messages.empty;
  if (field === 'personal.gender') return choiceLabel('genders', value);
  if (field === 'personal.civil_status') return choiceLabel('civil_statuses', value);
  return value;
}

/** Fields that were changed here and elsewhere to different texts, each with what stands there now. */
export function overwrittenFields(before: Profile, newest: Profile, typed: ProfileValues): string[] {
  const [old, now] = [valuesOf(before), valuesOf(newest)];
  return textFields
    .filter((field) => {
      const [was, is, here] = [textAt(old, field), textAt(now, field), textAt(typed, field)];
      return was !== is && here !== was && here !== is;
    })
    .map((field) => messages.field(profileLabels[field], readable(field, textAt(now, field))));
}

/** Whether all that is typed is stored already, or waits to be confirmed: the answer to an earlier attempt was lost on its way. */
export function isStored(newest: Profile, typed: ProfileValues): boolean {
  const hasPhotos = typed.photos.front !== null || typed.photos.back !== null;
  const now = valuesOf(newest);
  const isThere = (field: TextField) =>
    textAt(now, field) === textAt(typed, field) ||
    (field === 'contact.email' && newest.contact.pending_email === typed.contact.email);
  return !hasPhotos && textFields.every(isThere);
}
