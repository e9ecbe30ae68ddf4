import { choiceLabel, getProblemReport, pathOf, type ProblemReport, updateProblemReport } from '@bitacora/contracts';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { words } from './words.ts';

const texts = words.details;

const handlingShape = z.object({ status: z.string(), owner: z.string(), answer: z.string() });
type HandlingValues = z.infer<typeof handlingShape>;

const valuesOf = ({ status, owner, answer }: ProblemReport): HandlingValues => ({
  status,
  owner: owner ?? '',
  answer: answer?.text ?? '',
});

/** Whether what is typed is mailed when it is saved. */
export const isNewAnswer = ({ answer }: ProblemReport, typed: string): boolean =>
  typed.trim() !== '' && typed !== answer?.text;

const labels = { status: words.list.status, owner: words.list.owner, answer: texts.answer };

/** What staff make of a report, in a form; another answer than the one that was sent is mailed. */
export function useHandlingForm(report: ProblemReport, ownerName: (id: string) => string, onChanged: () => unknown) {
  return useFormLife<HandlingValues, HandlingValues, boolean>({
    start: valuesOf(report),
    draft: { name: `report.${report.id}`, shape: handlingShape },
    resolver: rawResolver<HandlingValues>(updateProblemReport.body),
    labels: () => labels,
    failed: texts.saveFailed,
    save: async ({ status, ...values }, { version }) => {
      const isSent = isNewAnswer(report, values.answer);
      // What is answered is so by its answer: as it stood before is not said with it.
      const body = { ...values, ...(isSent ? {} : { status }), version };
      await api.patch(pathOf(updateProblemReport, { id: report.id }), body);
      return isSent;
    },
    onSaved: (isSent) => {
      notify.success(isSent ? texts.sent : texts.saved);
      void onChanged();
    },
    edited: {
      version: report.version,
      unchanged: texts.unchanged,
      readNewest: async () => {
        const newest = await api.get<ProblemReport>(pathOf(getProblemReport, { id: report.id }));
        return { version: newest.version, values: valuesOf(newest) };
      },
      onStoredAlready: () => void onChanged(),
      textOf: (name, value) => {
        if (typeof value !== 'string' || value === '') return undefined;
        if (name === 'status') return choiceLabel('problem_statuses', value);
        return name === 'owner' ? ownerName(value) : undefined;
      },
    },
  });
}
