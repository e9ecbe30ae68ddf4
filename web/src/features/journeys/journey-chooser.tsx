import type { JourneyView } from '@bitacora/contracts';
import { plainSpaces } from '@bitacora/kernel/dates';
import { Label, Field, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { CheckIcon, ChevronUpDownIcon } from '@heroicons/react/24/outline';
import { journeyLabel } from './model/card-lines.ts';
import { phaseText } from './model/phase-text.ts';
import { words } from './words.ts';

interface JourneyChooserProps {
  journeys: readonly JourneyView[];
  selected: JourneyView;
  onSelect(journeyId: string): void;
}

/** The dropdown that chooses a journey, labelled with its travel date and destination city. */
export function JourneyChooser({ journeys, selected, onSelect }: JourneyChooserProps) {
  return (
    <Field className="relative w-full min-w-0 sm:max-w-96 short:w-auto short:min-w-40 short:grow print:hidden">
      <Label className="block pb-1 text-small text-ink-soft max-sm:sr-only short:sr-only">{words.chooser}</Label>
      <Listbox value={selected.journey_id} onChange={onSelect}>
        <ListboxButton className="flex min-h-12 w-full items-center justify-between gap-3 rounded-control border border-edge bg-white px-3 py-2 text-left font-medium large-letters:px-2 large-letters:py-1 large-letters:text-small">
          {/* Letters of twice their size leave room for no whole day. */}
          <span className="min-w-0">{plainSpaces(journeyLabel(selected))}</span>
          <ChevronUpDownIcon aria-hidden className="size-5 shrink-0 text-ink-soft" />
        </ListboxButton>
        <ListboxOptions
          modal={false}
          className="absolute z-30 mt-1 max-h-80 w-full overflow-auto max-sm:w-[calc(100vw-var(--spacing)*8)] rounded-card bg-white p-1 shadow-float focus:outline-none"
        >
          {journeys.map((journey) => (
            <ListboxOption
              key={journey.journey_id}
              value={journey.journey_id}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 data-focus:bg-sea-tint"
            >
              <CheckIcon
                aria-hidden
                className={`size-5 shrink-0 text-sea ${journey === selected ? '' : 'invisible'}`}
              />
              <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
                {journeyLabel(journey)}
                <span className="text-small whitespace-nowrap text-ink-soft">{phaseText(journey)}</span>
              </span>
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </Field>
  );
}
