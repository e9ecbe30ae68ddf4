import { type EmployeeAnswer, type JourneyView, listEmployees, pathOf } from '@bitacora/contracts';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import useSWR from 'swr';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DayInput } from '../../../ui/day-input.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { words } from '../words.ts';
import { advisersOf, nameOf, type Person } from './edit-values.ts';
import { PassengersInput } from './passengers-input.tsx';
import { useJourneyForm } from './use-journey-form.ts';

const { form: messages } = words;

interface EditDialogProps {
  journey: JourneyView;
  onClose(): void;
}

/** What of a journey changes once it was sold: its days, who travels, what it costs, who advises and who holds it. */
export function EditDialog({ journey, onClose }: EditDialogProps) {
  const { data: employees = [] } = useSWR<EmployeeAnswer[]>(pathOf(listEmployees));
  const [added, setAdded] = useState<readonly Person[]>([]);
  const people: Person[] = [...journey.passengers, ...added];
  const nameOfId = (id: string) => {
    const person = [...people, ...employees].find((one) => one.id === id);
    return person ? nameOf(person) : id;
  };
  const { form, life } = useJourneyForm({ journey, nameOfId, onSaved: onClose });
  const { control, formState, register, watch, setValue } = form;
  const { errors } = formState;
  const ids = watch('passengers');
  const chosen = ids.flatMap((id) => people.find((one) => one.id === id) ?? []);
  const setPassengers = (next: string[]) => setValue('passengers', next, { shouldValidate: formState.isSubmitted });
  const adviser = journey.travel_agent;
  const options = (list: readonly Person[]) => list.map((one) => ({ value: one.id, label: nameOf(one) }));
  const days = [
    { name: 'travel_date', label: messages.start },
    { name: 'return_date', label: messages.end, hint: messages.endHint, isOptional: true },
  ] as const;
  return (
    <FormDialog
      {...{ life, onClose }}
      size="xl"
      className="mx-auto w-full max-w-prose gap-5 lg:max-w-none"
      title={`${messages.title} · ${journey.destination_city.name}`}
      submit={messages.submit}
    >
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start lg:gap-x-8">
        {days.map((day) => (
          <Controller
            key={day.name}
            control={control}
            name={day.name}
            render={({ field: { name, value, onChange }, fieldState }) => (
              <DayInput
                {...{ ...day, name, value, onChange }}
                error={fieldState.error?.message}
                meant={{ near: journey.travel_date }}
              />
            )}
          />
        ))}
        <Controller
          control={control}
          name="cost"
          render={({ field, fieldState }) => (
            <MoneyInput {...field} label={messages.cost} error={fieldState.error?.message} />
          )}
        />
        <Controller
          control={control}
          name="balance_due"
          render={({ field: { name, value, onChange }, fieldState }) => (
            <DayInput
              {...{ name, value, onChange }}
              label={messages.due}
              error={fieldState.error?.message}
              meant={{ near: journey.travel_date }}
            />
          )}
        />
        <Select
          label={messages.adviser}
          prompt={adviser ? messages.adviserKept(nameOf({ id: '', ...adviser })) : messages.choose}
          options={options(advisersOf(employees, journey))}
          error={errors.travel_agent?.message}
          {...register('travel_agent')}
        />
        <Select
          label={messages.holder}
          hint={messages.holderHint}
          prompt={messages.choose}
          options={options(chosen)}
          error={errors.holder?.message}
          {...register('holder')}
        />
        <div className="lg:col-span-2">
          <PassengersInput
            chosen={chosen}
            error={errors.passengers?.message}
            onAdd={(person) => {
              setAdded((list) => [...list, person]);
              setPassengers([...ids, person.id]);
            }}
            onRemove={(person) => setPassengers(ids.filter((id) => id !== person.id))}
          />
        </div>
        <Checkbox label={messages.migration} {...register('need_migration_docs')} />
      </div>
    </FormDialog>
  );
}
