import { ownReportPath, problemReportSnapshot, rightsOf } from '@bitacora/contracts';
import { chatMessages, mailMessages } from '@bitacora/contracts/messages';
import { fullName } from '@bitacora/kernel/full-name';
import { z } from 'zod';
import { AdviserContacts, answerer, answererOf } from './adviser-contacts.tsx';
import { askerOf } from './asker-of.ts';
import { isJourneyAbroad } from './is-journey-abroad.ts';
import { defineMail } from './mail-kind.ts';
import { Action, Line, Note, Paragraph, Quotation, Title } from './parts.tsx';

const messages = mailMessages.problemAnswered;

const data = problemReportSnapshot.pick({ number: true, description: true }).extend({
  answer: z.string(),
  /** Who gave it. Rows from before do not say. */
  by: z.string().nullish(),
  /** Who answers it: who is named for it, else whoever gave the answer, as long as that one works there and may. */
  owner: answerer.nullable(),
  is_abroad: z.boolean().optional(),
});

/**
 * The agency's answer, to who reported the problem: as long as the passenger is still that account's, for what was written
 * is about him or her.
 */
export const problemAnswered = defineMail({
  template: 'problem-answered',
  audience: 'travellers',
  group: null,
  on: 'journeys.problem-answered',
  recipients: ({ passenger, user_id }, context) => askerOf({ passenger, user_id }, context),
  about: ({ journey, passenger }) => ({ journey, passenger }),
  data,
  async content({ agency, journey: id, number, description, answer, owner, adviser }, { directory, today }) {
    const giver = await directory.staffByUser(agency, answer?.by);
    const mayAnswer = giver !== null && rightsOf(giver.roles).includes('problems');
    const asked =
      (await directory.answering(owner ?? adviser, today)) ??
      (mayAnswer ? await directory.answeringFor(giver, today) : null);
    return {
      number,
      description,
      answer: answer?.text ?? '',
      by: giver && fullName(giver),
      owner: answererOf(asked),
      ...(id && { is_abroad: isJourneyAbroad(await directory.journey(id), await directory.recordsOf(id)) }),
    };
  },
  path: ({ number }) => ownReportPath(number),
  answerer: ({ owner }) => owner,
  isAbroad: ({ is_abroad: isAbroad }) => isAbroad,
  subject: ({ number }) => messages.subject(number),
  preview: ({ answer }) => answer,
  body: ({
    data: { number, description, answer, by, owner, is_abroad: isAbroad },
    link,
    recipientName,
    sender,
    agency,
  }) => (
    <>
      <Title>{messages.title}</Title>
      <Paragraph>{messages.greeting(recipientName, by ?? owner?.name ?? sender, number)}</Paragraph>
      <Quotation>{answer}</Quotation>
      <Note>{messages.written}</Note>
      <Quotation isOwn>{description}</Quotation>
      <Action href={link}>{messages.action}</Action>
      <Line />
      <AdviserContacts
        adviser={owner}
        {...{ agency, isAbroad }}
        label={mailMessages.journey.answeredBy}
        hasEmergency
        chatText={chatMessages.aboutReport(recipientName, number)}
      />
      <Note>{messages.note}</Note>
    </>
  ),
  sample: {
    number: 'R-000012',
    description: 'El voucher del hotel tiene otra fecha.',
    answer: 'Gracias por avisarnos. El hotel ya corrigió la fecha y el voucher nuevo está en su viaje.',
    owner: { name: 'María José Andrade', email: 'maria@bitacora.example', phone: '0991234567' },
  },
});
