import { type JourneyView, type ViewLuggageRequest, type ViewService } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { ShoppingBagIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef, useState } from 'react';
import { day, moment } from '../../../lib/times.ts';
import { todayInGuayaquil } from '../../../lib/today.ts';
import { titleOf } from '../../../lib/service-name.ts';
import { isUnconfirmed } from '../../../lib/unconfirmed-luggage.ts';
import { useSaidToday } from '../../../lib/use-said-today.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPart } from '../../../ui/missing-part.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Money } from '../../../ui/money.tsx';
import { LuggageBadge } from '../../../ui/services/luggage-badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HowToPay } from '../how-to-pay.tsx';
import {
  costs,
  isLuggageOver,
  isOwnRequest,
  isPayOver,
  luggageAnchor,
  luggageOf,
  maySend,
  nextOfFormer,
  takesLuggage,
} from '../model/luggage.ts';
import { payDayText } from '../model/time-texts.ts';
import type { StaffTools } from '../staff-tools.ts';
import { useFocusOnSent } from './use-focus-on-sent.ts';
import { WithdrawRequest } from './withdraw-request.tsx';
import { words } from './words.ts';

const RequestLuggage = lazyPart(async () => (await import('./request-luggage.tsx')).RequestLuggage, {
  Waiting: ({ onClose }) => (
    <Modal isOpen onClose={onClose} title={words.form.title}>
      <Skeleton className="h-56" />
    </Modal>
  ),
  Missing: MissingPart,
});

type Answered = NonNullable<ViewLuggageRequest['answer']>;

/** What of an accepted piece is still to be done. */
function NextStep({ answer }: { answer: Answered }) {
  const said = useSaidToday();
  const { pay_until: until } = answer;
  if (!costs(answer)) return words.confirmFirst;
  if (!until) return words.payFirst(null);
  return isPayOver(answer, todayInGuayaquil())
    ? words.payOver(day(until, said))
    : words.payFirst(payDayText(until, said));
}

interface AnswerProps {
  answer: Answered;
  journey: JourneyView;
  /** Whether what was accepted can still be added. */
  isAhead: boolean;
  isStaff: boolean;
  mayAsk: boolean;
}

function Answer({ answer, journey, isAhead, isStaff, mayAsk }: AnswerProps) {
  const { outcome, price, text, at } = answer;
  const isToConfirm = isUnconfirmed(answer);
  return (
    <div className="mt-1 grid gap-1 border-l-4 border-sea pl-3 print:gap-0">
      <p className="text-small text-ink-soft">{words.answered(moment(at, useSaidToday()))}</p>
      {isToConfirm && <p className="font-medium">{words.ofFormer(outcome, nextOfFormer({ isAhead, isStaff }))}</p>}
      {price !== null && (
        <p className={isToConfirm ? 'text-small' : 'font-medium'}>
          {words.price} {price === 0 ? words.free : <Money dollars={price} />}
        </p>
      )}
      {outcome === 'accepted' && isAhead && !isToConfirm && (
        <p className="text-small">
          <NextStep answer={answer} />
        </p>
      )}
      {outcome === 'added' && !isToConfirm && <p className="text-small">{words.nothingToPay}</p>}
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {costs(answer) && !isToConfirm && !isPayOver(answer, todayInGuayaquil()) && isAhead && !isStaff && (
        <HowToPay
          journey={journey}
          dollars={price ?? 0}
          of={words.list}
          note={words.paidAlready}
          isTraveller={mayAsk}
        />
      )}
    </div>
  );
}

interface RequestProps extends Omit<LuggageProps, 'service' | 'now'>, Pick<AnswerProps, 'isAhead'> {
  request: ViewLuggageRequest;
  /** Nothing is added to its ticket any more. */
  isOver: boolean;
}

function Request({ request, journey, staff, mayAsk, isAhead, isOver }: RequestProps) {
  const said = useSaidToday();
  const { id, pieces, luggage, note, created_at, due_at, passenger, answer, status } = request;
  return (
    <li
      id={luggageAnchor(id)}
      tabIndex={-1}
      className="scroll-mt-24 grid gap-1 rounded-control bg-paper px-3 py-2 print:gap-0 print:bg-transparent print:px-0 print:py-0.5"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{words.pieces(pieces, luggage)}</span>
        <LuggageBadge {...{ status, answer, isOver }} />
      </p>
      {staff && passenger && <p className="text-small">{words.of(fullName(passenger))}</p>}
      {note && <p className="text-small whitespace-pre-line wrap-anywhere">{note}</p>}
      <p className="text-small text-ink-soft">
        {words.asked(moment(created_at, said))} {status === 'open' && !isOver && words.due(moment(due_at, said))}
      </p>
      {status === 'suspended' && mayAsk && <p className="text-small">{words.suspended}</p>}
      {answer && <Answer {...{ answer, journey, isAhead, mayAsk }} isStaff={staff !== null} />}
      {staff?.luggage?.(request)}
      {mayAsk && status === 'open' && isOwnRequest(request, journey) && <WithdrawRequest id={id} />}
    </li>
  );
}

interface LuggageProps {
  service: ViewService;
  journey: JourneyView;
  now: Date;
  staff: StaffTools | null;
  /** Whether who looks at it travels on it. */
  mayAsk: boolean;
}

/** Of an air ticket: the luggage that was asked for, and what the agency answered. */
export function LuggageOnTicket({ service, now, ...props }: LuggageProps) {
  const shown = luggageOf(service);
  if (shown.length === 0) return null;
  const isAhead = takesLuggage(service, props.journey, now);
  const isOver = isLuggageOver(service, props.journey, now);
  return (
    <ul aria-label={words.list} className="mt-2 grid max-w-prose gap-2 print:gap-1">
      {shown.map((request) => (
        <Request key={request.id} {...props} {...{ request, isAhead, isOver }} />
      ))}
    </ul>
  );
}

/** A request that was withdrawn is gone with its button: the way to ask anew takes the focus, which is nowhere else. */
function useOfferedAgain(isOffered: boolean) {
  const ask = useRef<HTMLButtonElement>(null);
  const was = useRef(isOffered);
  useEffect(() => {
    if (isOffered && !was.current && document.activeElement === document.body) ask.current?.focus();
    was.current = isOffered;
  }, [isOffered]);
  return ask;
}

/** The way to ask for more, with the ticket's details: on a phone a folded flight is low. */
export function AskForLuggage({ service, journey, now, mayAsk }: Omit<LuggageProps, 'staff'>) {
  const [isAsking, setAsking] = useState(false);
  const isOffered = mayAsk && maySend(service, journey, now);
  const ask = useOfferedAgain(isOffered);
  const focusOnSent = useFocusOnSent();
  return (
    <>
      {isOffered && (
        <Button
          ref={ask}
          look="quiet"
          className="-ml-5 justify-self-start print:hidden"
          onClick={() => setAsking(true)}
        >
          <ShoppingBagIcon aria-hidden className="size-5 shrink-0" />
          {luggageOf(service).some((one) => isOwnRequest(one, journey)) ? words.askAgain : words.ask}
          <span className="sr-only">: {titleOf(service)}</span>
        </Button>
      )}
      {/* What was sent may be on the ticket before its answer is here: the dialog stays until then. */}
      {isAsking && <RequestLuggage service={service} onClose={() => setAsking(false)} onSent={focusOnSent} />}
    </>
  );
}
