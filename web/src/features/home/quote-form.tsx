import { homeMessages } from '@bitacora/contracts/messages';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { errorList } from '../../lib/forms/error-list.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { CountrySelect } from './country-select.tsx';
import { quoteLabels, useQuoteForm } from './use-quote-form.ts';

const messages = homeMessages.quote;

/** The quote form (specification §2): sends only with the box ticked, and only once. */
export function QuoteForm() {
  const { form, submit, sentBy, others, preload } = useQuoteForm();
  const { errors, isSubmitting, submitCount } = form.formState;
  const isSent = sentBy !== null;
  const isAccepted = useWatch({ control: form.control, name: 'privacy_accepted' });
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <ErrorSummary
        problems={errorList(errors, quoteLabels)}
        others={others}
        attempt={isSubmitting ? 0 : submitCount}
      />
      <fieldset disabled={isSent} className="flex min-w-0 flex-col gap-4">
        <legend className="sr-only">{messages.title}</legend>
        <TextInput
          label={messages.lastName}
          autoComplete="family-name"
          onFocus={preload}
          error={errors.last_name?.message}
          {...form.register('last_name')}
        />
        <TextInput
          label={messages.firstName}
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...form.register('first_name')}
        />
        <TextInput
          label={messages.phone}
          hint={messages.phoneHint}
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <TextInput
          label={messages.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextInput
            label={messages.adults}
            type="number"
            inputMode="numeric"
            min={1}
            error={errors.n_adults?.message}
            {...form.register('n_adults')}
          />
          <TextInput
            label={messages.children}
            type="number"
            inputMode="numeric"
            min={0}
            error={errors.n_children?.message}
            {...form.register('n_children')}
          />
        </div>
        <DateInput
          label={messages.travelDate}
          min={todayInGuayaquil()}
          error={errors.travel_date?.message}
          {...form.register('travel_date')}
        />
        <CountrySelect error={errors.country?.message} {...form.register('country')} />
        <Checkbox
          label={messages.privacy}
          error={errors.privacy_accepted?.message}
          {...form.register('privacy_accepted')}
        />
      </fieldset>
      <Button type="submit" isWide disabled={isSent || !isAccepted} isBusy={isSubmitting} busyText={messages.sending}>
        {isSent ? messages.sent : messages.submit}
      </Button>
      <div ref={thanks} tabIndex={-1} className="outline-none">
        {isSent && (
          <Notice tone="ok" role="status">
            {messages.sentText(sentBy)}
          </Notice>
        )}
      </div>
    </form>
  );
}
