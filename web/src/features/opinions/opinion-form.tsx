import type { AskedJourney } from '@bitacora/contracts';
import { ratingMessages } from '@bitacora/contracts/messages';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { useOpinionForm } from './use-opinion-form.ts';
import { words } from './words.ts';

const ERROR_ID = 'nota-error';

interface OpinionFormProps {
  token: string;
  /** What the mail's link chose, or what was said before. */
  chosen: string;
  onGiven: (asked: AskedJourney) => unknown;
}

/** One mark of five; nothing is sent before the button is pressed. */
export function OpinionForm({ token, chosen, onGiven }: OpinionFormProps) {
  const { form, life } = useOpinionForm(token, chosen, onGiven);
  const problem = form.formState.errors.rating?.message;
  return (
    <FormFrame life={life} submit={words.send} submitting={words.sending}>
      <fieldset aria-describedby={problem ? ERROR_ID : undefined}>
        <legend className="font-semibold">{words.rating}</legend>
        <div className="mt-2 grid gap-2 sm:grid-cols-5">
          {ratingMessages.names.map((name, index) => (
            <label
              key={name}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-edge px-4 py-2 has-checked:border-sea has-checked:bg-sea-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea sm:flex-col sm:justify-center sm:gap-1"
            >
              <input
                type="radio"
                value={String(index + 1)}
                className="size-5 accent-sea outline-none"
                {...form.register('rating')}
              />
              <span className="tabular text-subtitle font-bold">{index + 1}</span>
              <span className="text-small sm:text-center">{name}</span>
            </label>
          ))}
        </div>
        {problem && (
          <p id={ERROR_ID} className="mt-2 text-small text-bad">
            {problem}
          </p>
        )}
      </fieldset>
    </FormFrame>
  );
}
