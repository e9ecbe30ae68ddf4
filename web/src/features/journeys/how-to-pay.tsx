import { type JourneyView, waysToPay } from '@bitacora/contracts';
import { payingMessages } from '@bitacora/contracts/messages';
import { formatDollars } from '@bitacora/kernel';
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { type Agency, useAgency } from '../../lib/agency.ts';
import { chatLink, mailLink, phoneLink } from '../../lib/contact-links.ts';
import { Copyable } from '../../ui/copyable.tsx';
import { DetailList, type DetailLine } from '../../ui/detail-list.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { contactsOf } from './model/contacts.ts';
import { phoneText } from './model/phone-text.ts';
import { useJourneyChat } from './use-journey-chat.ts';
import { words } from './words.ts';

const { pay: texts } = words;

const tapStyle = `-my-2.5 inline-flex min-h-11 items-center whitespace-nowrap ${textLinkStyle}`;

const Call = ({ agency: { phone }, journey }: { agency: Agency; journey: JourneyView }) => (
  <a href={phoneLink(phone)} className={tapStyle}>
    {phoneText(phone, journey)}
  </a>
);

interface WaysProps {
  journey: JourneyView;
  agency: Agency;
  isTraveller: boolean;
}

/** Where a voucher is sent, one tap each. */
function Voucher({ journey, agency, isTraveller }: WaysProps) {
  const { chat, email } = contactsOf(journey, agency);
  const ownChat = useJourneyChat(journey);
  const { chatText, onChat } = isTraveller ? ownChat : {};
  return (
    <>
      <p>{texts.sendVoucher}</p>
      <p className="flex flex-wrap gap-x-6 pt-2.5">
        {chat && (
          <NewTabLink
            href={chatLink(chat, chatText && `${chatText} ${texts.voucherText}`)}
            onClick={onChat}
            className={tapStyle}
          >
            {texts.byChat}
          </NewTabLink>
        )}
        {email && (
          <a href={mailLink(email, texts.voucherSubject(journey.destination_city.name))} className={tapStyle}>
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

function Ways(props: WaysProps) {
  const { agency, journey } = props;
  const { banks, others } = waysToPay(agency);
  const otherWays: DetailLine = [
    others.length > 0 ? payingMessages.otherWays(others) : payingMessages.methods,
    <span key="ask">
      {texts.askHow} <Call {...{ agency, journey }} />
    </span>,
  ];
  const forTransfers: DetailLine[] = [
    ...banks.map(([bank, accounts]): DetailLine => [
      payingMessages.transferTo(bank),
      <Accounts key={bank} of={accounts} />,
    ]),
    [payingMessages.ruc, agency.ruc, agency.ruc],
    [payingMessages.voucher, <Voucher key="voucher" {...props} />],
    [
      payingMessages.inDoubt,
      <span key="doubt">
        {payingMessages.callFirst} <Call {...{ agency, journey }} />
      </span>,
    ],
  ];
  return (
    <DetailList
      lines={[
        ...(banks.length > 0 ? forTransfers : []),
        ...(others.length > 0 || banks.length === 0 ? [otherWays] : []),
      ]}
    />
  );
}

interface HowToPayProps {
  journey: JourneyView;
  /** Null where the agency says first how much. */
  dollars: number | null;
  /** What is paid: tells two sums of a page apart for people who hear it. */
  of: string;
  /** What to know before it is paid. */
  note?: string;
  /** Whether the reader travels on it, who chats about it (product 16.22). */
  isTraveller: boolean;
}

/** Below what is to be paid, folded: where it goes, and who gets the voucher. Nothing as long as the agency's settings are not there. */
export function HowToPay({ journey, dollars, of, note, isTraveller }: HowToPayProps) {
  const { data: agency } = useAgency();
  if (!agency) return null;
  return (
    <Disclosure as="div" className="not-data-open:-mb-2 print:hidden">
      <DisclosureButton className="group inline-flex min-h-11 items-center gap-1 text-left font-medium text-sea hover:underline">
        <span>
          {dollars === null ? payingMessages.howToPayOnceAsked : texts.sum(formatDollars(dollars))}
          <span className="sr-only">: {of}</span>
        </span>
        <ChevronDownIcon
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-data-open:rotate-180"
        />
      </DisclosureButton>
      <DisclosurePanel className="mt-2 border-t border-line pt-3">
        {note && <p className="mb-3">{note}</p>}
        <Ways {...{ journey, agency, isTraveller }} />
      </DisclosurePanel>
    </Disclosure>
  );
}
