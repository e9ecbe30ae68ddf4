import { PhoneIcon } from '@heroicons/react/20/solid';
import { importantInformationMessages as messages, problemReportMessages } from '@bitacora/contracts/messages';
import { useAgency } from '../../lib/agency.ts';
import { phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { usePlaceInPage } from '../../lib/use-place-in-page.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LongText } from '../../ui/long-text.tsx';

function Emergency() {
  const { data: agency } = useAgency();
  return (
    <>
      <p>{messages.emergency.text}</p>
      <div className="flex flex-wrap gap-3 print:block">
        {agency && (
          <a href={phoneLink(agency.emergency_phone)} className={`${buttonStyle('main')} tabular`}>
            <PhoneIcon aria-hidden="true" className="size-5" />
            {readablePhone(agency.emergency_phone)}
          </a>
        )}
        <LinkButton to="/contacts" look="secondary" className="print:hidden">
          {messages.emergency.contacts}
        </LinkButton>
        <LinkButton to="/user/report_problem" look="quiet" className="print:hidden">
          {problemReportMessages.link}
        </LinkButton>
      </div>
    </>
  );
}

/** What a traveller should know before leaving. */
export default function ImportantInformationPage() {
  usePageTitle(messages.title, messages.description);
  usePlaceInPage();
  return (
    <LongText
      title={messages.title}
      lead={messages.lead}
      updated={messages.updated}
      sections={messages.sections}
      extra={[{ id: 'emergencia', title: messages.emergency.title, content: <Emergency /> }]}
    />
  );
}
