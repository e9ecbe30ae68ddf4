import { PhoneIcon } from '@heroicons/react/20/solid';
import { useAgency } from '../../lib/agency.ts';
import { phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { words as uiWords } from '../../ui/words.ts';
import { words } from './words.ts';

function Emergency() {
  const { data: agency } = useAgency();
  return (
    <>
      <p>{words.emergency.text}</p>
      <div className="flex flex-wrap gap-3 print:block">
        {agency && (
          <a href={phoneLink(agency.emergency_phone)} className={`${buttonStyle('main')} tabular`}>
            <PhoneIcon aria-hidden="true" className="size-5" />
            {readablePhone(agency.emergency_phone)}
          </a>
        )}
        <LinkButton to={paths.contacts} look="secondary" className="print:hidden">
          {words.emergency.contacts}
        </LinkButton>
        <LinkButton to={paths.reportProblem} look="quiet" className="max-sm:-ml-5 print:hidden">
          {uiWords.reportProblem}
        </LinkButton>
      </div>
    </>
  );
}

/** What a traveller should know before leaving. */
export default function ImportantInformationPage() {
  return (
    <LongText
      page={words}
      sections={words.sections}
      extra={[{ id: 'emergencia', title: words.emergency.title, content: <Emergency /> }]}
    />
  );
}
