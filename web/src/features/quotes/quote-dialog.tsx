import { choices, getWebQuote, pathOf, type WebQuote } from '@bitacora/contracts';
import { quoteMessages } from '@bitacora/contracts/messages';
import { fullName } from '@bitacora/kernel/full-name';
import { ChatBubbleLeftRightIcon, EnvelopeIcon, PhoneIcon } from '@heroicons/react/24/outline';
import { useWatch } from 'react-hook-form';
import useSWR from 'swr';
import { hasChanges } from '../../lib/forms/has-changes.ts';
import { chatLink, chatNumber, mailLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { day, moment } from '../../lib/times.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { type DetailLine, DetailList } from '../../ui/detail-list.tsx';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Modal } from '../../ui/modal.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { optionsOf } from '../../ui/options-of.ts';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { paths } from '../../lib/paths.ts';
import { salePaths } from '../../lib/sale-paths.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { NextStep, nextStepOf } from './next-step.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';
import { QuoteProposals } from './quote-proposals.tsx';
import { QuoteState } from './quote-state.tsx';
import { Questions } from './questions.tsx';
import { isOpen } from './time-left.tsx';
import { useOwnerOptions } from '../../lib/use-owner-options.ts';
import { useQuoteForm } from './use-quote-form.ts';
import { staffWords } from '../../lib/staff-words.ts';
import { words } from './words.ts';

const namesOf = ({ travellers }: WebQuote) =>
  travellers
    .map((one) => fullName(one).trim())
    .filter(Boolean)
    .join(', ');

function linesOf(quote: WebQuote): DetailLine[] {
  return [
    [words.country, quote.country_name],
    [words.travelDate, day(quote.travel_date)],
    [words.people, quoteMessages.people(quote.n_adults, quote.n_children)],
    [words.phone, readablePhone(quote.phone), quote.phone],
    [words.email, quote.email, quote.email],
    [words.received, moment(quote.created_at)],
    ...(quote.travellers.length > 0 ? [[words.travellers, namesOf(quote)] as const] : []),
    ...(quote.journey
      ? [
          [
            words.journey,
            <TextLink key="journey" to={paths.journey(quote.journey)} className="inline-flex min-h-11 items-center">
              {words.openJourney}
            </TextLink>,
          ] as const,
        ]
      : []),
  ];
}

/** All that the visitor wrote. */
function Details({ quote }: { quote: WebQuote }) {
  return (
    <div className="grid gap-5">
      <DetailList lines={linesOf(quote)} />
      <Questions questions={quote.questions} />
      {isOpen(quote) && <p className="text-small text-ink-soft">{words.promise}</p>}
    </div>
  );
}

function Answers({ quote }: Pick<OpenQuoteProps, 'quote'>) {
  const { id, email, phone, status } = quote;
  return (
    <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
      <a href={phoneLink(phone)} className={buttonStyle('secondary')}>
        <PhoneIcon aria-hidden="true" className="size-5" />
        {words.call}
      </a>
      {chatNumber(phone) && (
        <NewTabLink href={chatLink(phone)} className={buttonStyle('secondary')}>
          <ChatBubbleLeftRightIcon aria-hidden="true" className="size-5" />
          {words.chat}
        </NewTabLink>
      )}
      <a href={mailLink(email)} className={buttonStyle('secondary')}>
        <EnvelopeIcon aria-hidden="true" className="size-5" />
        {words.write}
      </a>
      {status !== 'won' && status !== 'lost' && nextStepOf(quote) !== 'convert' && (
        <LinkButton to={salePaths.convertQuote(id)} look="secondary">
          {words.convert}
        </LinkButton>
      )}
    </div>
  );
}

/** What the visitor wrote, and what staff make of it. */
function QuoteForm({ quote, onChanged, onWrite, onClose }: Omit<OpenQuoteProps, 'written'>) {
  const owners = useOwnerOptions('quotes', quote.owner);
  const ownerName = (id: string) => owners.find(({ value }) => value === id)?.label ?? staffWords.owner.other;
  const { form, life } = useQuoteForm(quote, ownerName, () => {
    void onChanged();
    onClose();
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const isChanged = hasChanges(formState, life);
  const isLost = useWatch({ control, name: 'status' }) === 'lost';
  return (
    <FormDialog
      {...{ life, onClose }}
      size="xl"
      title={words.heading(fullName(quote))}
      submit={words.save}
      look={isChanged ? 'main' : 'secondary'}
    >
      <QuoteState quote={quote} />
      <NextStep {...{ quote, isChanged, onWrite }} />
      <Details quote={quote} />
      <Answers quote={quote} />
      <QuoteProposals quote={quote} onChanged={onChanged} onPropose={() => onWrite('proposal')} />
      <FieldColumns className="border-t border-line pt-5">
        <Select
          label={words.status}
          options={optionsOf(choices.quote_statuses)}
          error={errors.status?.message}
          {...register('status')}
        />
        <Select label={words.owner} options={owners} error={errors.owner?.message} {...register('owner')} />
        {isLost && (
          <Select
            label={words.lostReason}
            prompt={words.chooseReason}
            options={optionsOf(choices.quote_losses)}
            error={errors.lost_reason?.message}
            {...register('lost_reason')}
          />
        )}
      </FieldColumns>
      <TextArea
        label={words.notes}
        hint={words.notesHint}
        isOptional
        rows={4}
        error={errors.notes?.message}
        {...register('notes')}
      />
    </FormDialog>
  );
}

interface QuoteDialogProps {
  id: string;
  /** The same quote, when the list shows it already. */
  listed: WebQuote | undefined;
  /** What shows it reads again. */
  onChanged: () => unknown;
  /** What is being written in place of what is known of the quote: a proposal, an answer to its question, or nothing. */
  written: string;
  onWrite: (what: 'proposal' | 'answer' | '') => void;
  onClose: () => void;
}

type OpenQuoteProps = Omit<QuoteDialogProps, 'id' | 'listed'> & { quote: WebQuote };

function OpenQuote({ written, ...open }: OpenQuoteProps) {
  const { quote, onChanged, onWrite } = open;
  const dialog = { quote, onSent: onChanged, onClose: () => onWrite('') };
  if (written === 'proposal') return <ProposalDialog {...dialog} />;
  if (written === 'answer' && quote.questions.length > 0) return <AnswerDialog {...dialog} />;
  return <QuoteForm {...open} />;
}

/** One quote over the list; the mail to the adviser leads here, also to one that is far down. */
export function QuoteDialog({ id, listed, onClose, ...open }: QuoteDialogProps) {
  const found = useSWR<WebQuote, unknown>(listed ? null : pathOf(getWebQuote, { id }));
  const quote = listed ?? found.data;
  useLiveRefresh('quote-updated', found.mutate);
  if (quote) {
    const changed = () => {
      if (!listed) void found.mutate();
      void open.onChanged();
    };
    return <OpenQuote key={id} {...open} {...{ quote, onClose }} onChanged={changed} />;
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.title}
      actions={
        <Button look="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Loaded
        answer={found}
        waiting={<Skeleton className="h-56" />}
        failed={words.loadFailed}
        unknown={
          <Notice tone="info" role="status">
            {words.notFound}
          </Notice>
        }
      >
        {() => null}
      </Loaded>
    </Modal>
  );
}
