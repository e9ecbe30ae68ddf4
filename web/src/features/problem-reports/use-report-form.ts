import { createProblemReport, listOwnProblemReports, type StoredProblemReport } from '@bitacora/contracts';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { api } from '../../lib/api/api.ts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { formDataOf } from '../../lib/forms/form-data-of.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import rules from './report-rules.ts';
import { draftName, reportDraft, reportLabels, type ReportValues } from './report-values.ts';
import { words } from './words.ts';

export type SentReport = Pick<StoredProblemReport, 'number' | 'journey'>;

/** A report's life: written (and kept as a draft meanwhile), sending, then sent, or failed with everything still there. */
export function useReportForm(userId: string, journeyId: string, onSent: (report: SentReport) => void) {
  const [draft] = useState(() => reportDraft.safeParse(readDraft(draftName(userId))).data);
  const { mutate } = useSWRConfig();
  const empty: ReportValues = { topic: '', journey: journeyId, description: '', file: null };
  const { form, life } = useFormLife<ReportValues, ReportValues, SentReport>({
    start: { ...empty, ...draft, ...(journeyId ? { journey: journeyId } : {}) },
    resolver: rawResolver(rules),
    labels: () => reportLabels,
    save: (values, { keys }) => {
      const body = formDataOf({ ...values, agency: AGENCY_RUC });
      return api.post<SentReport>(createProblemReport.path, body, { idempotencyKey: keys.keyFor(body) });
    },
    onSaved: (sent) => {
      forgetDraft(draftName(userId));
      notify.success(words.toasts.sent);
      void mutate(listOwnProblemReports.path);
      onSent(sent);
    },
  });

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { topic, journey, description } }) =>
          keepDraft(draftName(userId), { topic, journey, description }),
      }),
    [subscribe, userId],
  );

  return { form, life, hasDraft: Boolean(draft?.description) };
}
