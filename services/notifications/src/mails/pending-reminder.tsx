import { leadTimesOf, pendingLateAt } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { dayText, momentText } from '@bitacora/kernel/dates';
import { fullName } from '@bitacora/kernel/full-name';
import { nameOf } from './about-journey.ts';
import { AgencyMoment } from './agency-moment.tsx';
import { holderContact } from './holder-of.ts';
import { defineStepMail } from './step-mail.ts';

const { pending: messages, subjectOf } = mailMessages.staffJourney;

/** Reminds who answers for a journey of a service that has had no record for too long (product 16.14). */
export const pendingReminder = defineStepMail({
  template: 'pending-reminder',
  audience: 'staff',
  group: null,
  kinds: ['pending'],
  async news({ known, step, directory, today }) {
    const item = known.journey.services?.find((one) => one.id === step.item);
    if (!item?.added_at) return null;
    const due = new Date(pendingLateAt(item.added_at, leadTimesOf(known.agency ?? undefined))).toISOString();
    const passengers = await directory.passengers(known.journey.passengers);
    const contact = await holderContact(known.journey, directory);
    const names = passengers.map(fullName).join(' · ');
    return {
      of: { name: messages.name },
      item: item.id,
      title: nameOf(item),
      subtitle: null,
      ...(contact && { contact }),
      facts: [[messages.since, <AgencyMoment key="since" iso={item.added_at} today={today} />]],
      travellers: names,
      headline: messages.headline,
      subject: subjectOf(messages.headline, nameOf(item), names, known.journey.destination_city.name),
      deadline: [messages.dueAt, <AgencyMoment key="due" iso={due} today={today} />],
      preview: messages.preview(momentText(due, today), dayText(known.journey.travel_date, today)),
    };
  },
  words: messages,
  sample: { kind: 'pending', occasion: 'pending:item-hosting:2030-06-29T15:00:00.000Z:24h' },
});
