import { detailsOf, detailText, type HistorySubject, serviceKind, serviceRecordSnapshot } from '@bitacora/contracts';
import { ratingMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import {
  choiceOf,
  type Data,
  type Difference,
  change,
  field,
  moneyField,
  reasonsIn,
  say,
  type Telling,
} from './differences.ts';
import { serviceDifferences } from './differences-of-services.ts';
import { words } from './words.ts';

const { passenger, employee, journey, bill, luggage } = words;

const travelling = z.object({ passengers: z.array(z.string()) });

/** Who came along, and who stays at home: of a group of fourteen nobody reads two lists. */
const passengerDifferences: Difference = (before, after, reader) => {
  const then = travelling.safeParse(before).data?.passengers ?? [];
  const now = travelling.safeParse(after).data?.passengers ?? [];
  const name = (id: string) => say.person(id, reader);
  return [
    ...now.filter((id) => !then.includes(id)).map((id) => change(journey.entered, name(id))),
    ...then.filter((id) => !now.includes(id)).map((id) => change(journey.left, name(id))),
  ];
};

const record = serviceRecordSnapshot.pick({ kind: true, details: true });

const ofJourney = z.object({ journey: z.string() });
const goingTo = z.object({ destination_city: z.object({ name: z.string() }) });

/** Where the journey of a record goes; null where that was not told. */
function destinationOf(data: Data, { known }: Telling): string | null {
  const { data: of } = ofJourney.safeParse(data);
  return goingTo.safeParse(of && known.get(of.journey)).data?.destination_city.name ?? null;
}

/** The fields of a record as its kind declares them. */
const detailDifferences: Difference = (before, after, reader) => {
  const [then, now] = [record.safeParse(before).data, record.safeParse(after).data];
  if (!then || !now) return [];
  const kind = serviceKind(now.kind);
  const [former, present] = [detailsOf(kind, then.details), detailsOf(kind, now.details)];
  const destination = destinationOf(after, reader);
  return Object.entries(kind.fields).flatMap(([name, declared]) => {
    const [was, is] = [former, present].map((details) => detailText(kind, name, details, destination, reader.today));
    return was === is ? [] : [{ label: declared.label, before: was ?? null, after: is ?? null }];
  });
};

/** Which one counts no more, by what it said of itself, and why. */
const voidedBecause =
  (...told: Difference[]): Difference =>
  (before, after, reader) =>
    after['voided'] && !before['voided']
      ? [
          ...told.flatMap((differ) => differ({}, after, reader)),
          change(words.reason, reasonsIn(after['voided'], reader.seesAmounts)),
        ]
      : [];

const cancelledBecause: Difference = (before, after, reader) =>
  after['is_cancelled'] === true && before['is_cancelled'] !== true
    ? [change(words.reason, reasonsIn(after['cancellation'], reader.seesAmounts))].filter(
        ({ after: reason }) => reason !== null,
      )
    : [];

/** What a payment and a refund have in common, each under names of its own. */
function moneyMoved(names: { amount: string; date: string }): readonly Difference[] {
  const told = [
    field(names.amount, bill.amount, say.dollars),
    field('method', bill.method, choiceOf('payment_methods')),
    field(names.date, bill.date, say.day),
  ];
  return [voidedBecause(...told), field('number', bill.number), ...told, field('voucher', words.file, say.file)];
}

const invoiced = [field('total_cost_cents', bill.amount, say.dollars), field('creation_date', bill.date, say.day)];

const answered = z.object({ answer: z.record(z.string(), z.unknown()) });

/** What an answer says otherwise than the one before. */
const answerDifferences: Difference = (before, after, reader) => {
  const [then = {}, now = {}] = [before, after].map((data) => answered.safeParse(data).data?.answer);
  return [
    field('outcome', luggage.outcome, choiceOf('luggage_outcomes')),
    moneyField('price_cents', luggage.price),
    moneyField('pay_until', luggage.payUntil, say.day),
    field('text', luggage.text),
  ].flatMap((differ) => differ(then, now, reader));
};

const rated = z.object({
  opinions: z.array(z.object({ passenger: z.string(), rating: z.number(), attended_at: z.string().nullable() })),
});

/** What somebody who travelled says of the journey, and that somebody saw to it. */
const opinionDifferences: Difference = (before, after, reader) => {
  const then = rated.safeParse(before).data?.opinions ?? [];
  const now = rated.safeParse(after).data?.opinions ?? [];
  return now.flatMap(({ passenger: id, rating, attended_at: attended }) => {
    const former = then.find(({ passenger: one }) => one === id);
    const who = say.person(id, reader) ?? '';
    if (former?.rating !== rating) return [change(journey.opinion(who), ratingMessages.ofFive(rating))];
    return attended && !former.attended_at ? [change(journey.opinionAttended, who)] : [];
  });
};

/** What the history of each subject tells of a change: what is not here is nobody's news, or nobody's to read. */
export const differences: Record<HistorySubject, readonly Difference[]> = {
  passenger: [
    field('first_name', passenger.firstName),
    field('last_name', passenger.lastName),
    field('id_number', passenger.idNumber),
    field('passport', passenger.passport),
    field('birth_date', passenger.birthDate, say.day),
    field('email', passenger.email),
    field('phone', passenger.phone),
  ],
  employee: [
    field('roles', employee.roles, say.roles),
    field('absence', employee.absence, say.absence),
    field('email', passenger.email),
    field('phone', passenger.phone),
  ],
  journey: [
    cancelledBecause,
    passengerDifferences,
    field('start_city', journey.start, say.city),
    field('destination_city', journey.destination, say.city),
    field('travel_direction', journey.direction, choiceOf('travel_directions')),
    field('travel_date', journey.travelDate, say.day),
    field('return_date', journey.returnDate, say.day),
    field('purchase_date', journey.purchaseDate, say.day),
    moneyField('cost_cents', journey.cost),
    moneyField('balance_due', journey.due, say.day),
    field('travel_agent', journey.adviser, say.person),
    field('holder', journey.holder, say.person),
    field('need_migration_docs', journey.migration, say.yesNo),
    serviceDifferences,
    opinionDifferences,
  ],
  service: [
    detailDifferences,
    field('cost_cents', words.cost, say.dollars),
    field('reservation', words.file, say.file),
  ],
  document: [field('passenger', words.document.of, say.person), field('document', words.file, say.file)],
  invoice: [
    voidedBecause(...invoiced),
    field('number', bill.number),
    ...invoiced,
    field('is_passenger_invoice', bill.ofPassenger, say.yesNo),
    field('passenger', bill.passenger, say.person),
    field('file', words.file, say.file),
  ],
  payment: moneyMoved({ amount: 'value_cents', date: 'creation_date' }),
  luggage: [field('passenger', luggage.of, say.person), field('note', luggage.note), answerDifferences],
  mail: [field('passenger', words.mail.to, say.person)],
  refund: [...moneyMoved({ amount: 'amount_cents', date: 'date' }), field('reason', words.reason)],
};
