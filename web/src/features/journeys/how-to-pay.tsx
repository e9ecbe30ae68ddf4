import { type JourneyView, waysToPay } from '@bitacora/contracts';
import { payingMessages } from '@bitacora/contracts/messages';
import { formatDollars } from '@bitacora/kernel';
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { type Agency, useAgency } from '../../lib/agency.ts';
import { chatLink, mailLink, phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { Copyable } from '../../ui/copyable.tsx';
import { DetailList, type DetailLine } from '../../ui/detail-list.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { contactsOf } from './model/contacts.ts';
import { useJourneyChat } from './use-journey-chat.ts';
import { words } from './words.ts';

const { pay: texts } = words;

const tapStyle = `-my-2.5 inline-flex min-h-11 items-center whitespace-nowrap ${textLinkStyle}`;

const Call = ({ agency: { phone } }: { agency: Agency }) => (
  <a href={phoneLink(phone)} className={tapStyle}>
    {readablePhone(phone)}
  </a>
);

/** Where a receipt is sent, one tap each. */
function Receipt({ journey, agency }: { journey: JourneyView; agency: Agency }) {
  const { chat, email } = contactsOf(journey, agency);
  const { chatText, onChat } = useJourneyChat(journey);
  return (
    <>
      <p>{texts.sendReceipt}</p>
      <p className="flex flex-wrap gap-x-6 pt-2.5">
        {chat && (
          <a
            href={chatLink(chat, chatText && `${chatText} ${texts.receiptText}`)}
            onClick={onChat}
            target="_blank"
            rel="noreferrer"
            className={tapStyle}
          >
            {texts.byChat}
          </a>
        )}
        {email && (
          <a href={mailLink(email, texts.receiptSubject(journey.destination_city.name))} className={tapStyle}>
            {texts.byMail}
          </a>
        )}
      </p>
    </>
  );
}

const Accounts = ({ of }: { of: Agency['banks'] }) =>
  of.map(({ account_type, account_number, holder }) => (
    <div key={account_number}>
      <p>{payingMessages.account(account_type)}</p>
      <Copyable value={<span className="font-medium">{account_number}</span>} copied={account_number} />
      <p>{payingMessages.holder(holder)}</p>
    </div>
  ));

function Ways({ journey, agency }: { journey: JourneyView; agency: Agency }) {
  const { banks, others } = waysToPay(agency);
  const askHow = (
    <>
      {texts.askHow} <Call agency={agency} />
    </>
  );
  const forTransfers: DetailLine[] = [
    ...banks.map(([bank, accounts]): DetailLine => [
      payingMessages.transferTo(bank),
      <Accounts key={bank} of={accounts} />,
    ]),
    [payingMessages.ruc, agency.ruc, agency.ruc],
    [payingMessages.receipt, <Receipt key="receipt" {...{ journey, agency }} />],
    [
      payingMessages.inDoubt,
      <span key="doubt">
        {payingMessages.callFirst} <Call agency={agency} />
      </span>,
    ],
  ];
  return (
    <DetailList
      lines={[
        ...(banks.length > 0 ? forTransfers : []),
        ...(others.length > 0
          ? ([[payingMessages.otherWays(others), askHow]] as const)
          : banks.length === 0
            ? ([[payingMessages.methods, askHow]] as const)
            : []),
      ]}
    />
  );
}

interface HowToPayProps {
  journey: JourneyView;
  dollars: number;
  /** What is paid: tells two sums of a page apart for people who hear it. */
  of: string;
}

/** Below what is to be paid, folded: where it goes, and who gets the receipt. Nothing as long as the agency's settings are not there. */
export function HowToPay({ journey, dollars, of }: HowToPayProps) {
  const { data: agency } = useAgency();
  if (!agency) return null;
  return (
    <Disclosure as="div" className="not-data-open:-mb-2 print:hidden">
      <DisclosureButton className="group inline-flex min-h-11 items-center gap-1 text-left font-medium text-sea hover:underline">
        <span>
          {texts.sum(formatDollars(dollars))}
          <span className="sr-only">: {of}</span>
        </span>
        <ChevronDownIcon
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-data-open:rotate-180"
        />
      </DisclosureButton>
      <DisclosurePanel className="mt-2 border-t border-line pt-3">
        <Ways {...{ journey, agency }} />
      </DisclosurePanel>
    </Disclosure>
  );
}
