import {
  absenceForm,
  type EmployeeAnswer,
  endAbsence,
  listEmployees,
  mayStandInFor,
  pathOf,
  stateAbsence,
} from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { adviserOptions } from '../../lib/employees.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { DayField } from '../../ui/forms/day-field.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { Problems } from '../../ui/forms/problems.tsx';
import { Select } from '../../ui/select.tsx';
import { words } from './words.ts';

const texts = words.absence;

const shape = z.object({ from: z.string(), until: z.string(), stand_in: z.string() });
type AbsenceValues = z.infer<typeof shape>;

/** One that is over says nothing of the next one. */
const valuesOf = ({ absence }: EmployeeAnswer): AbsenceValues =>
  absence && absence.until >= todayInGuayaquil() ? { ...absence } : { from: '', until: '', stand_in: '' };

const labels = { from: texts.from, until: texts.until, stand_in: texts.standIn };
const resolver = rawResolver<AbsenceValues>(absenceForm);

interface AbsenceFormProps {
  employee: EmployeeAnswer;
  colleagues: readonly EmployeeAnswer[];
  onChanged: () => unknown;
  onClose: () => void;
}

function useAbsenceForm({ employee, colleagues, onChanged, onClose }: AbsenceFormProps) {
  const { id, version } = employee;
  const done = () => {
    void onChanged();
    onClose();
  };
  return useFormLife<AbsenceValues, AbsenceValues, EmployeeAnswer>({
    start: valuesOf(employee),
    draft: { name: `absence.${id}`, shape },
    resolver,
    labels: () => labels,
    failed: texts.failed,
    save: (values, { version: seen }) => api.put(pathOf(stateAbsence, { id }), { ...values, version: seen }),
    onSaved: () => {
      notify.success(texts.saved);
      done();
    },
    edited: {
      version,
      unchanged: texts.unchanged,
      readNewest: async () => {
        const all = await api.get<EmployeeAnswer[]>(listEmployees.path);
        const newest = all.find((one) => one.id === id);
        return newest && { version: newest.version, values: valuesOf(newest) };
      },
      onStoredAlready: done,
      gone: words.unknown,
      textOf: (name, value) => {
        const standIn = name === 'stand_in' ? colleagues.find((one) => one.id === value) : undefined;
        return standIn && fullName(standIn);
      },
    },
  });
}

/** When an employee is away, and which colleague answers meanwhile. */
export function AbsenceForm(props: AbsenceFormProps) {
  const { employee, colleagues, onChanged, onClose } = props;
  const { form, life } = useAbsenceForm(props);
  const { isBusy, problem, run } = useAction();
  const { errors } = form.formState;
  const possible = colleagues.filter(
    ({ id, is_active, roles }) => is_active && id !== employee.id && mayStandInFor(employee.roles, roles),
  );
  const end = () =>
    run(async () => {
      await api.delete(pathOf(endAbsence, { id: employee.id }));
      notify.success(texts.ended);
      void onChanged();
      onClose();
    });
  return (
    <FormDialog life={life} onClose={onClose} title={texts.title(fullName(employee))} submit={texts.save}>
      <p className="text-ink-soft">{texts.text}</p>
      <FieldColumns>
        <DayField name="from" label={texts.from} control={form.control} meant={{ near: todayInGuayaquil() }} />
        <DayField name="until" label={texts.until} control={form.control} meant={{ near: todayInGuayaquil() }} />
      </FieldColumns>
      <Select
        label={texts.standIn}
        prompt={texts.choose}
        options={adviserOptions(possible)}
        error={errors.stand_in?.message}
        {...form.register('stand_in')}
      />
      {valuesOf(employee).from !== '' && (
        <div>
          <Button look="secondary" isBusy={isBusy} onClick={() => void end()}>
            {texts.end}
          </Button>
        </div>
      )}
      <Problems texts={problem === null ? [] : [problem]} />
    </FormDialog>
  );
}
