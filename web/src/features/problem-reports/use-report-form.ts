import { createProblemReport, listOwnProblemReports, type StoredProblemReport } from '@bitacora/contracts';
import { toasts } from '@bitacora/contracts/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import type { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { useIdempotencyKeys } from '../../lib/api/idempotency.ts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { notify } from '../../ui/toasts/notify.ts';
import rules from './report-rules.ts';
import { draftName, reportDraft, reportLabels, type ReportValues } from './report-values.ts';

const fields = Object.keys(reportLabels) as (keyof ReportValues)[];

export type SentReport = Pick<StoredProblemReport, 'number' | 'journey'>;

function bodyOf({ topic, journey, description, file }: ReportValues): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ topic, journey, description, agency: AGENCY_RUC, file })) {
    if (value) body.append(name, value);
  }
  return body;
}

/** A report's life: written (and kept as a draft meanwhile), sending, then sent, or failed with everything still there. */
export function useReportForm(userId: string, journeyId: string, onSent: (report: SentReport) => void) {
  const [draft] = useState(() => reportDraft.safeParse(readDraft(draftName(userId))).data);
  const empty: ReportValues = { topic: '', journey: journeyId, description: '', file: null };
  const form = useForm<ReportValues>({
    defaultValues: { ...empty, ...draft, ...(journeyId ? { journey: journeyId } : {}) },
    resolver: zodResolver(rules as unknown as z.ZodType<ReportValues, ReportValues>, undefined, { raw: true }),
    shouldFocusError: false,
  });
  const [others, setOthers] = useState<readonly string[]>([]);
  const keys = useIdempotencyKeys();
  const { mutate } = useSWRConfig();

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

  const submit = form.handleSubmit(
    async (values) => {
      const body = bodyOf(values);
      setOthers([]);
      try {
        const sent = await api.post<SentReport>(createProblemReport.path, body, { idempotencyKey: keys.keyFor(body) });
        keys.forget();
        forgetDraft(draftName(userId));
        notify.success(toasts.reportSent);
        void mutate(listOwnProblemReports.path);
        onSent(sent);
      } catch (error) {
        const unplaced = showServerErrors(form, error, fields);
        setOthers(isApiError(error) && error.kind === 'fields' ? unplaced : [describeError(error)]);
        notify.error(toasts.reportFailed);
      }
    },
    () => setOthers([]),
  );

  return { form, submit, others, hasDraft: Boolean(draft?.description) };
}
