import type { TourBody } from '@bitacora/contracts';
import { PlusIcon, XMarkIcon } from '@heroicons/react/20/solid';
import { useRef } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { controlStyle, FieldError } from '../../../ui/field.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { Announcement } from '../../../ui/order/announcement.tsx';
import { OrderButtons } from '../../../ui/order/order-buttons.tsx';
import { useAnnouncement } from '../../../ui/order/use-announcement.ts';
import { words as orderWords } from '../../../ui/order/words.ts';
import { words } from '../words.ts';
import type { TourValues } from './tour-values.ts';

const MOST_ITEMS = 30;

interface ItemsInputProps {
  form: UseFormReturn<TourValues, unknown, TourBody>;
  /** What is in the price, or what is not. */
  list: 'items' | 'excludes';
}

/** What a tour includes, or does not, line by line. */
export function ItemsInput({ form, list }: ItemsInputProps) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: list, keyName: 'key' });
  const texts = words.tour[list];
  const { said, say } = useAnnouncement();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <FormSection title={texts.title} text={texts.text}>
      <Announcement said={said} />
      <ol className="-my-2 flex flex-col gap-2">
        {fields.map(({ key }, index) => {
          const name = `${list}.${index}.text` as const;
          const error = form.formState.errors[list]?.[index]?.text?.message;
          return (
            <li key={key} className="flex flex-col gap-1">
              <div className="flex flex-wrap items-center gap-x-1">
                <input
                  id={name}
                  type="text"
                  aria-label={texts.item(index + 1)}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${name}-error` : undefined}
                  className={classNames(controlStyle, 'w-0! min-w-44 grow')}
                  {...form.register(name)}
                />
                <div className="ml-auto flex">
                  <OrderButtons
                    name={texts.line(index + 1)}
                    index={index}
                    count={fields.length}
                    onMove={(from, to) => {
                      move(from, to);
                      say(orderWords.moved(texts.item(from + 1), to + 1, fields.length));
                    }}
                  />
                  <button
                    type="button"
                    aria-label={texts.remove(index + 1)}
                    className="grid size-11 place-items-center rounded-control text-sea hover:bg-sea-tint"
                    onClick={() => {
                      remove(index);
                      say(words.removed(texts.item(index + 1)));
                      // The line is gone, and the focus with it.
                      add.current?.focus();
                    }}
                  >
                    <XMarkIcon aria-hidden="true" className="size-5" />
                  </button>
                </div>
              </div>
              <FieldError id={`${name}-error`} message={error} />
            </li>
          );
        })}
      </ol>
      {fields.length < MOST_ITEMS ? (
        <Button ref={add} look="quiet" className="self-start" onClick={() => append({ text: '' })}>
          <PlusIcon aria-hidden="true" className="size-5" />
          {texts.add}
        </Button>
      ) : (
        <p className="text-small text-ink-soft">{words.tour.itemsFull}</p>
      )}
    </FormSection>
  );
}
