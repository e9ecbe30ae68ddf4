import { describe, expect, test } from '@jest/globals';
import { Mail, plainAddress, readerNow, type Recipient } from '../../src/domain/mail.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const HOUR = 3_600_000;

function planned(changes: Partial<Parameters<typeof Mail.plan>[1]> = {}): Mail {
  return Mail.plan(
    'm1',
    {
      eventId: 'e1',
      template: 'activation',
      agency: null,
      occurredAt: NOW,
      recipient: { email: ' Ana@Correo.EC ', name: 'Ana', userId: 'u1' },
      data: {},
      sealed: 'sealed',
      expiresAt: later(24 * HOUR),
      ...changes,
    },
    NOW,
  );
}

/** As the ledger hands it to the sender. */
function claimed(mail = planned(), attempts = 1): Mail {
  return Object.assign(mail, { status: 'sending', attempts, claimedUntil: later(60_000) });
}

describe('a mail', () => {
  test('is unique by event, template and address, whatever the case of the address', () => {
    expect(planned().occasion).toBe('e1:activation:ana@correo.ec');
  });

  test('to an account’s own address is apart from what was written to the same one, also in its bundle', () => {
    const gathered = { about: 'j1', until: later(HOUR) };
    const recipient = { email: 'ana@correo.ec', name: 'Ana', userId: 'u1', passenger: 'p1' };
    const [written, own] = [false, true].map((isAccounts) =>
      planned({ recipient: { ...recipient, isAccounts }, gathered }),
    );
    expect(own).toMatchObject({ recipientEmail: 'ana@correo.ec', toAccount: true });
    expect(own?.occasion).not.toBe(written?.occasion);
    expect(own?.bundle).not.toBe(written?.bundle);
  });

  test('reaches nobody else at an account’s own address, and nobody there who was planned elsewhere', () => {
    const ana: Recipient = { email: 'ana@correo.ec', name: 'Ana', userId: 'u1', passenger: 'p1', isAccounts: true };
    const nico: Recipient = { email: 'ana@correo.ec', name: 'Nico', userId: null, passenger: 'p2' };
    const moved = { ...ana, email: 'nueva@correo.ec' };
    expect(readerNow(ana, [nico, moved])).toEqual(moved);
    expect(readerNow(ana, [nico])).toBeNull();
    const corrected = { ...nico, email: 'otra@correo.ec' };
    expect(readerNow(nico, [ana, corrected])).toEqual(corrected);
    expect(readerNow(nico, [ana])).toBeNull();
  });

  test('that was held up wakes nobody: it waits for the morning of its readers, as long as it helps then', () => {
    const night = new Date('2026-11-22T03:30:00Z');
    const asleep = { quietZone: 'America/Guayaquil', sealed: null, expiresAt: null };
    expect(planned(asleep).morningAfter(night)).toEqual(new Date('2026-11-22T12:00:00Z'));
    expect(planned(asleep).morningAfter(NOW)).toBeNull();
    expect(planned({ ...asleep, expiresAt: new Date('2026-11-22T11:00:00Z') }).morningAfter(night)).toBeNull();
    expect(planned({ sealed: null, expiresAt: null }).morningAfter(night)).toBeNull();
    const mail = claimed(planned(asleep));
    mail.waitUntil(new Date('2026-11-22T12:00:00Z'));
    expect(mail).toMatchObject({ status: 'waiting', claimedUntil: null, reason: null });
  });

  test('keeps no secret when it is sent, failed or dropped', () => {
    const ends = [
      (mail: Mail) => mail.markSent(NOW),
      (mail: Mail) => mail.fail('refused', NOW),
      (mail: Mail) => mail.drop('link_expired', NOW),
    ];
    for (const end of ends) {
      const mail = claimed();
      end(mail);
      expect(mail.sealed).toBeNull();
      expect(mail.finishedAt).toEqual(NOW);
    }
  });

  test('that waits for the relay is tried again without limit, at most 30 seconds apart', () => {
    const waits = [1, 2, 3, 4, 5, 6, 1000].map((attempts) => {
      const mail = claimed(planned(), attempts);
      mail.tryLater('421 busy', NOW);
      expect(mail).toMatchObject({ status: 'waiting', sealed: 'sealed' });
      return mail.nextAttemptAt.getTime() - NOW.getTime();
    });
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  test('that may have left is sent once more, flagged, and never a third time', () => {
    const mail = claimed();
    mail.mayHaveLeft('connection lost', NOW);
    expect(mail).toMatchObject({ status: 'waiting', possibleDuplicate: true });
    claimed(mail, 2).mayHaveLeft('connection lost', NOW);
    expect(mail.status).toBe('failed');
  });

  test('that a replica cannot write waits a quarter of an hour for a newer one, and is then a bug', () => {
    const mail = planned();
    let [now, attempts] = [NOW, 0];
    while (mail.status === 'waiting') {
      now = mail.nextAttemptAt;
      claimed(mail, ++attempts).stumble('no template', now);
    }
    expect(mail.status).toBe('failed');
    expect((now.getTime() - NOW.getTime()) / 60_000).toBeCloseTo(15, 0);
  });

  test('about an event older than 48 hours, or with an expired link, is not sent any more', () => {
    expect(planned().outdatedAt(later(23 * HOUR))).toBeNull();
    expect(planned().outdatedAt(later(24 * HOUR))).toBe('link_expired');
    expect(planned().outdatedAt(later(24 * HOUR), { saysMoreThanLink: true })).toBeNull();
    expect(planned({ expiresAt: null }).outdatedAt(later(48 * HOUR))).toBeNull();
    expect(planned({ expiresAt: null }).outdatedAt(later(48 * HOUR + 1))).toBe('event_too_old');
  });

  test('that reminds of something leaves as long as it helps, however long nobody was there', () => {
    const reminder = planned({ sealed: null, expiresAt: later(300 * HOUR) });
    expect(reminder.outdatedAt(later(299 * HOUR))).toBeNull();
    expect(reminder.outdatedAt(later(300 * HOUR))).toBe('too_late');
  });

  test('that left can come back, once, and no other', () => {
    const mail = claimed();
    expect(() => mail.comeBack('came_back', NOW)).toThrow('sending, not sent');
    mail.markSent(NOW);
    mail.comeBack('no_such_address', later(HOUR));
    expect(mail).toMatchObject({ status: 'bounced', reason: 'no_such_address', finishedAt: later(HOUR) });
    expect(() => mail.comeBack('came_back', NOW)).toThrow('bounced, not sent');
  });

  test('that is not being sent cannot end', () => {
    expect(() => planned().markSent(NOW)).toThrow('waiting, not sending');
    const mail = claimed();
    mail.markSent(NOW);
    expect(() => mail.fail('late', NOW)).toThrow('sent, not sending');
  });
});

test('a mailbox is known at all its addresses, by either name of Gmail', () => {
  for (const email of ['Rosa@gmail.com', 'r.osa+dos@gmail.com', 'rosa@googlemail.com'])
    expect(plainAddress({ email })).toBe('rosa@gmail.com');
  expect(plainAddress({ email: 'rosa@correo.ec' })).toBe('rosa@correo.ec');
});
