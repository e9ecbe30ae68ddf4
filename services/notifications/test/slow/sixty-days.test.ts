import { daysBetween, readLocalTime, toEpochMilliseconds } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ladderOf } from '../../src/domain/ladder/ladder.ts';
import { type StepKind, stepKinds } from '../../src/domain/ladder/step-kinds.ts';
import { NotificationsModule } from '../../src/notifications.module.ts';
import { Directory } from '../../src/persistence/directory.ts';
import { type Destination, Family } from './fixture/family.ts';
import { Replicas } from './fixture/replicas.ts';

jest.setTimeout(300_000);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const quito = 'America/Guayaquil';
const spain = { code: 'ES-MAD', name: 'Madrid', country: 'España', country_code: 'ES' };
const unitedStates = { code: 'US-NYC', name: 'Nueva York', country: 'Estados Unidos', country_code: 'US' };
const nights: [string, Destination][] = [
  ['an hour more in Madrid', { leaves: '2026-10-24', zone: 'Europe/Madrid', city: spain }],
  ['an hour less in New York', { leaves: '2027-03-13', zone: 'America/New_York', city: unitedStates }],
];

interface Reminder {
  id: string;
  kind: StepKind;
  occasion: string;
  state: 'planned' | 'queued' | 'withdrawn' | 'dropped';
  due: number;
  decided: number;
}

interface MailRow {
  occasion: string;
  template: string;
  to: string;
  status: string;
  attempts: number;
  message: string;
  gathers: boolean;
  happened: number;
  leaves: number;
  left: number;
}

const file = {
  id: newId(),
  object_key: `test/${newId()}`,
  media_type: 'application/pdf',
  size: 9,
  name: 'voucher.pdf',
};
const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

let replicas: Replicas;
beforeEach(async () => {
  replicas = await Replicas.open(file.object_key);
});
afterEach(() => replicas.close());

/** Hour by hour, from a day's morning on; what happens at an hour comes before what is due then. */
async function live(from: number, until: number, happenings: ReadonlyMap<number, () => Promise<void>>): Promise<void> {
  await replicas.start(2);
  for (let hour = from; hour <= until; hour += HOUR) {
    if (replicas.areUp) await replicas.time.moveTo(hour);
    await happenings.get(hour)?.();
    if (!replicas.areUp) continue;
    await replicas.time.moveTo(hour);
    await replicas.settle();
  }
}

const reminders = () =>
  replicas.one.database.query<Reminder>(
    `select id, kind, occasion, state, ${milliseconds('due_at')} as due, ${milliseconds('decided_at')} as decided
     from reminders order by due_at, kind, state`,
  );
const mailRows = () =>
  replicas.one.database.query<MailRow>(
    `select occasion, template, recipient_email as to, status, attempts, message, bundle is not null as gathers,
       ${milliseconds('occurred_at')} as happened, ${milliseconds('not_before')} as leaves, ${milliseconds('finished_at')} as left
     from mails order by id`,
  );

test.each(nights)(
  'through sixty days with %s each reminder that is due is told once, and none that is past or called off',
  async (_, to) => {
    const family = new Family(to, file, () => replicas.time.now());
    const at = (days: number, clock: string) =>
      toEpochMilliseconds({ local: `${family.day(days)}T${clock}`, zone: quito });
    const there = (days: number, clock: string) => ({ local: `${family.day(days)}T${clock}`, zone: to.zone });
    const tell = (...events: Parameters<Replicas['tell']>) => replicas.tell(...events);
    const isBackAt = at(0, '14:00');
    const markAgain = async () => {
      const again = `insert into reminder_marks (journey) select ?::text from generate_series(1, 3)`;
      await replicas.one.database.query(again, [family.journey]);
    };
    const happenings = new Map<number, () => Promise<void>>([
      [at(-40, '10:00'), () => tell(...family.known(), family.sold())],
      [at(-39, '15:00'), () => tell(family.pays(150_000))],
      [at(-38, '11:00'), () => tell(family.attaches('out'), family.attaches('hotel'), family.attaches('policy'))],
      [at(-35, '12:00'), () => tell(family.attaches('car'), family.attaches('tour'))],
      [at(-33, '12:00'), () => tell(family.attaches('cruise'), family.attaches('home'))],
      [at(-32, '12:00'), () => tell(...family.insures(['rosa', 'luis']))],
      [at(-22, '09:00'), markAgain],
      [at(-17, '12:00'), () => tell(family.pays(250_000))],
      [at(-9, '12:00'), () => tell(family.attaches('hotel', { check_out: there(5, '11:00') }))],
      [at(-8, '12:00'), () => tell(...family.replaces('car', { delivery_date: there(2, '12:00') }))],
      [at(-6, '12:00'), () => tell(...family.insures(['mila', 'ana']))],
      [at(-5, '12:00'), () => tell(family.cancels('tour'))],
      [at(-3, '12:00'), () => tell(family.cancels('cruise'))],
      [at(-2, '09:00'), () => tell(family.restores('tour'))],
      // Nobody is there for 26 hours, until two before they take off.
      [at(-1, '12:00'), () => replicas.stop()],
      [isBackAt, () => replicas.start(-2)],
      [at(4, '12:00'), markAgain],
      [at(14, '11:00'), markAgain],
    ]);
    await live(at(-40, '09:00'), at(20, '09:00'), happenings);

    const rows = await reminders();
    const isThere = (instant: number) => instant >= at(1, '09:00') && instant < at(12, '18:00');
    const told = rows.map(({ kind, state, due }) => {
      const { local } = readLocalTime(new Date(due).toISOString(), isThere(due) ? to.zone : quito);
      return `${daysBetween(to.leaves, local.slice(0, 10))} ${local.slice(11, 16)} ${kind} ${state}`;
    });
    expect(told).toEqual([
      ...Array<string>(7).fill('-39 10:00 pending queued'),
      '-30 09:00 papers queued',
      '-22 09:00 balance queued',
      '-18 09:00 balance queued',
      // All was paid by then.
      '-15 09:00 balance withdrawn',
      '-10 09:00 vouchers-warning queued',
      '-7 09:00 vouchers queued',
      // Nobody was there to send these, and another one told more when somebody was.
      '-1 16:00 check-in dropped',
      '-1 18:00 airport dropped',
      '0 09:00 embarkation withdrawn',
      '0 11:00 airport queued',
      '1 18:00 pick-up queued',
      '1 18:00 pick-up withdrawn',
      '2 18:00 activity queued',
      '3 18:00 check-out withdrawn',
      '4 18:00 check-out queued',
      '5 15:00 car-return queued',
      '5 15:00 car-return withdrawn',
      '6 09:00 embarkation withdrawn',
      '11 12:00 check-in queued',
      '11 18:00 airport queued',
      '12 07:00 airport queued',
      '14 10:00 welcome-back queued',
    ]);

    const directory = replicas.one.app.select(NotificationsModule).get(Directory, { strict: true });
    const ladder = ladderOf(await directory.known(family.journey));
    expect(ladder.length).toBeGreaterThan(10);
    const fates = ladder.map(({ kind, occasion }) =>
      rows.filter((row) => row.kind === kind && row.occasion === occasion).map(({ state }) => state),
    );
    expect(fates.filter((states) => states.join() !== 'queued')).toEqual([['dropped'], ['dropped']]);

    const readers = { travellers: family.addresses, holder: ['rosa@correo.ec'], adviser: ['maria@bitacora.example'] };
    const mails = await mailRows();
    const mailsOf = ({ id, kind }: Reminder) =>
      mails.filter(({ occasion }) => occasion.startsWith(`${id}:${stepKinds[kind].template}:`));
    for (const row of rows) {
      const expected = row.state === 'queued' ? readers[stepKinds[row.kind].audience] : [];
      expect({
        ...row,
        to: mailsOf(row)
          .map((mail) => mail.to)
          .sort(),
      }).toEqual({ ...row, to: expected });
    }
    const ofReminders = new Set(rows.flatMap(mailsOf));
    const ofEvents = mails.filter((mail) => !ofReminders.has(mail));
    expect(ofEvents.map(({ template, to: address }) => `${template} ${address}`).sort()).toEqual(
      [
        'payment-recorded rosa@correo.ec',
        'payment-recorded rosa@correo.ec',
        ...family.addresses.map((address) => `purchase ${address}`),
        // The hotel that is theirs for a day longer; the tour and the cruise that were called off, and the tour that stands again.
        ...family.addresses.map((address) => `service-changed ${address}`),
        ...family.addresses.flatMap((address) => Array<string>(2).fill(`service-cancelled ${address}`)),
        ...family.addresses.map((address) => `service-restored ${address}`),
        // Seven services, and the car that came in the place of another.
        ...family.addresses.flatMap((address) => Array<string>(8).fill(`service-ready ${address}`)),
      ].sort(),
    );

    // What the inbox has is what the ledger says, once.
    for (const { status, attempts } of mails) expect({ status, attempts }).toEqual({ status: 'sent', attempts: 1 });
    const delivered = (await replicas.office.mails()).map(({ MessageID, To }) => `${MessageID} ${To[0]?.Address}`);
    const messages = new Set(mails.map(({ message, to: address }) => `${message}@bitacora.example ${address}`));
    expect(delivered.sort()).toEqual([...messages].sort());
    const toAdviser = mails.filter((mail) => mail.to === 'maria@bitacora.example').map(({ message }) => message);
    expect(new Set(toAdviser).size).toBe(2);

    // Nobody's wrong clock held a mail back or let it go early.
    for (const mail of mails) {
      const reminder = rows.find((row) => mailsOf(row).includes(mail));
      const isOfNewcomers = reminder?.kind === 'vouchers';
      const decided = isOfNewcomers || !reminder ? mail.happened : reminder.decided;
      // A moment before is no less than none.
      const waits = Math.round((mail.leaves - decided) / MINUTE) + 0;
      expect({ ...mail, waits }).toEqual({ ...mail, waits: mail.gathers ? 10 : 0 });
      expect(mail.left - mail.leaves).toBeGreaterThanOrEqual(0);
      // Within the hour that the clocks go at once, and what the machine took besides.
      expect(mail.left - mail.leaves).toBeLessThan(HOUR + MINUTE);
    }
  },
);
