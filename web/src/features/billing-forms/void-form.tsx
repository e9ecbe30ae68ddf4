import { voidInvoice } from '@bitacora/contracts';
import { api } from '../../lib/api/api.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { useRefreshJourneys } from '../../lib/refresh-journeys.ts';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { StoredRecord } from './use-billing-form.ts';
import { words } from './words.ts';

interface VoidValues {
  reason: string;
}

const rules = voidInvoice.body.pick({ reason: true });

export interface Voiding {
  /** Where it is posted. */
  path: string;
  title: string;
  submit: string;
  succeeded: string;
  failed: string;
}

interface VoidFormProps extends Voiding {
  record: StoredRecord;
  onClose: () => void;
}

/** Voids a record with a reason: it stays in sight of everybody, and is not counted. */
export function VoidForm({ record, path, title, submit, succeeded, failed, onClose }: VoidFormProps) {
  const refresh = useRefreshJourneys();
  const { form, life } = useFormLife<VoidValues, VoidValues, void>({
    start: { reason: '' },
    draft: { name: path },
    resolver: rawResolver(rules),
    labels: () => ({ reason: words.reason }),
    isShort: true,
    failed,
    // The version that stands on the screen: whoever corrected it meanwhile is not voided unseen.
    save: ({ reason }) => api.post(path, { reason, version: record.version }),
    onSaved: () => {
      notify.success(succeeded);
      void refresh();
      onClose();
    },
  });
  return (
    <FormDialog {...{ life, onClose, title, submit }} leave={words.keep} isDanger>
      <p>{words.voidText}</p>
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
