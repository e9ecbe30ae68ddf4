import { journeyHistory, journeyMails, journeyReminders, type JourneyView, pathOf } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import type { ReactNode } from 'react';
import { HistorySection } from '../../features/history/history-section.tsx';
import { EditJourneyDialog } from '../../features/journey-form/edit-journey-dialog.tsx';
import { AdviserCard } from '../../features/journeys/adviser-card.tsx';
import { BillingPanel } from '../../features/journeys/billing-panel.tsx';
import { MoneyLine } from '../../features/journeys/money-line.tsx';
import { PastCard } from '../../features/journeys/past-card.tsx';
import { JourneyPrintHead } from '../../features/journeys/journey-print-head.tsx';
import { isBehind } from '../../features/journeys/model/cancelled.ts';
import { phaseText } from '../../features/journeys/model/phase-text.ts';
import { ServicesList } from '../../features/journeys/services-list.tsx';
import { MailsSection } from '../../features/mails/mails-section.tsx';
import { OpinionsSection } from '../../features/opinions/opinions-section.tsx';
import { RemindersSection } from '../../features/mails/reminders-section.tsx';
import { ServiceButton } from '../../features/service-forms/service-action.tsx';
import { useServiceDialog } from '../../features/service-forms/use-service-dialog.tsx';
import { AddService } from '../../features/staff-journey/add-service.tsx';
import { JourneyActions } from '../../features/staff-journey/journey-actions.tsx';
import { PeopleCard } from '../../features/staff-journey/people-card.tsx';
import { ReadyCard } from '../../features/staff-journey/ready-card.tsx';
import { AddDocuments, ServiceLacks } from '../../features/staff-journey/service-lacks.tsx';
import { ServiceMenu } from '../../features/staff-journey/service-menu.tsx';
import { useDialogs } from '../../features/staff-journey/use-dialogs.tsx';
import { useFocusAfterService } from '../../features/staff-journey/use-focus-after-service.ts';
import { useServiceActions } from '../../features/staff-journey/use-service-actions.ts';
import { useServiceRows } from '../../features/staff-journey/use-service-rows.tsx';
import { words } from '../../features/staff-journey/words.ts';
import { useAgency } from '../../lib/agency.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { useNow } from '../../lib/use-now.ts';
import { usePlaceInPage } from '../../lib/use-place-in-page.ts';
import { type Answer, Loaded } from '../../ui/lists/loaded.tsx';
import type { MenuEntry } from '../../ui/menu.tsx';
import { Announcement } from '../../ui/order/announcement.tsx';
import { JourneyColumns } from '../../features/journeys/journey-columns.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { HolderContacts } from './holder-contacts.tsx';
import { useStaffTools } from './use-staff-tools.tsx';

/** Whose journey it is, who holds it or else the first who travels, and how many more; and when, while it is ahead. */
function summaryOf(journey: JourneyView): string {
  const { passengers, holder } = journey;
  const first = passengers.find(({ id }) => id === holder) ?? passengers[0];
  const travellers = first && words.travellers(fullName(first), first.id === holder, passengers.length - 1);
  return [travellers, !isBehind(journey) && phaseText(journey).replaceAll(' ', '\u00A0')]
    .filter(Boolean)
    .join('\u00A0· ');
}

interface PrepareJourneyProps {
  journey: JourneyView;
  answer: Answer<JourneyView>;
  title: string;
  back: ReactNode;
}

/** A journey as staff prepare it: what is missing first, then its services, its money and its people. */
export function PrepareJourney({ journey, answer, title, back }: PrepareJourneyProps) {
  const now = useNow();
  const rights = useRights();
  const { data: agency = null } = useAgency();
  const tools = useStaffTools();
  const actions = useServiceActions(journey);
  const rows = useServiceRows(journey, actions);
  const { restore } = actions.commands;
  const dialogs = useDialogs(journey, {
    commands: actions.commands,
    edit: (onClose) => <EditJourneyDialog {...{ journey, restore, onClose }} />,
    onRecord: (service) => form.open(service),
  });
  const form = useServiceDialog(journey, dialogs.documents);
  useFocusAfterService(form.about ?? dialogs.about);
  usePlaceInPage();
  const [mayPrepare, mayChange] = [rights.includes('services'), rights.includes('journeys')];
  const isOff = journey.phase === 'cancelled';
  const staff = tools && {
    ...tools,
    ...(mayPrepare && { row: rows.row }),
    lacks: (service: JourneyView['services'][number]) => <ServiceLacks {...{ service, journey }} />,
    service: (service: JourneyView['services'][number]) =>
      mayPrepare && (
        <>
          <AddDocuments {...{ service, journey }} onClick={() => dialogs.documents(service)} />
          <ServiceButton
            service={service}
            look="secondary"
            onClick={() => form.open(service)}
            onReplace={() => form.replace(service)}
          />
        </>
      ),
    more: (service: JourneyView['services'][number], _journey: JourneyView, also: readonly MenuEntry[]) =>
      mayPrepare && (
        <ServiceMenu {...{ service, journey, actions, also }} dialogs={{ ...dialogs, replace: form.replace }} />
      ),
    handle: (service: JourneyView['services'][number]) => mayPrepare && rows.handle(service),
  };
  return (
    <PageFrame
      title={title}
      back={back}
      text={summaryOf(journey)}
      beside={
        <JourneyActions
          {...{ journey, mayChange }}
          onEdit={dialogs.edit}
          onCancel={dialogs.cancelJourney}
          onRestore={dialogs.restoreJourney}
        />
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Loaded answer={answer} waiting={null} stale={words.stale}>
          {() => (
            <JourneyColumns
              top={
                <>
                  <JourneyPrintHead {...{ journey, agency, now }} />
                  {isBehind(journey) && <PastCard {...{ journey, now }} />}
                  <ReadyCard {...{ journey, mayPrepare }} onRecord={form.open} onDocuments={dialogs.documents} />
                  <MoneyLine journey={journey} isStaff />
                </>
              }
              people={
                <PeopleCard
                  journey={journey}
                  contacts={journey.holder !== null && <HolderContacts holder={journey.holder} />}
                />
              }
              aside={<AdviserCard journey={journey} agency={agency} isTraveller={false} />}
            >
              <OpinionsSection journey={journey} mayAttend={mayChange} />
              <ServicesList {...{ journey, now, staff }} />
              {mayPrepare && !isOff && (
                <div className="-mt-3 w-fit rounded-control border border-sea bg-white text-sea print:hidden">
                  <AddService {...{ journey, actions }} />
                </div>
              )}
              <BillingPanel journey={journey} staff={staff} />
              <RemindersSection path={pathOf(journeyReminders, { id: journey.journey_id })} version={journey.version} />
              <MailsSection path={pathOf(journeyMails, { id: journey.journey_id })} version={journey.version} />
              <HistorySection path={pathOf(journeyHistory, { id: journey.journey_id })} version={journey.version} />
            </JourneyColumns>
          )}
        </Loaded>
      </div>
      <Announcement said={actions.said} />
      {form.dialog}
      {dialogs.dialog}
    </PageFrame>
  );
}
