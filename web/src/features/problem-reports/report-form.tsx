import { choices } from '@bitacora/contracts';
import { Controller } from 'react-hook-form';
import { paths } from '../../lib/paths.ts';
import { FileInput } from '../../ui/file-input.tsx';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { optionsOf } from '../../ui/options-of.ts';
import { Select } from '../../ui/select.tsx';
import { DetailsInput } from './details-input.tsx';
import { JourneySelect } from './journey-select.tsx';
import { type SentReport, useReportForm } from './use-report-form.ts';
import { words } from './words.ts';

const topics = optionsOf(choices.problem_topics);

interface ReportFormProps {
  userId: string;
  /** The journey that the person came from; empty without one. */
  journeyId: string;
  onSent: (report: SentReport) => void;
}

/** What happened, about what, on which journey, with a file. */
export function ReportForm({ userId, journeyId, onSent }: ReportFormProps) {
  const { form, life, hasDraft } = useReportForm(userId, journeyId, onSent);
  const { errors } = form.formState;
  return (
    <FormFrame
      life={life}
      submit={words.form.submit}
      submitting={words.form.sending}
      beside={
        <LinkButton to={journeyId ? `${paths.tripLookup}/${journeyId}` : paths.tripLookup} look="quiet">
          {words.form.cancel}
        </LinkButton>
      }
    >
      {hasDraft && (
        <Notice tone="info" role="status">
          {words.form.fileAgain}
        </Notice>
      )}
      <Select
        label={words.form.topic}
        prompt={words.form.topicPrompt}
        options={topics}
        error={errors.topic?.message}
        {...form.register('topic')}
      />
      <JourneySelect userId={userId} error={errors.journey?.message} {...form.register('journey')} />
      <DetailsInput form={form} />
      <Controller
        control={form.control}
        name="file"
        render={({ field, fieldState }) => (
          <FileInput
            name="file"
            label={words.form.file}
            hint={words.form.fileHint}
            isOptional
            error={fieldState.error?.message}
            onChange={(event) => field.onChange(event.target.files?.[0] ?? null)}
          />
        )}
      />
    </FormFrame>
  );
}
