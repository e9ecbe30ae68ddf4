import { type ServiceKind, serviceKinds } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { describe, expect, test } from '@jest/globals';
import { asTold } from '../../src/domain/told-service.ts';
import { calendarEntryOf } from '../../src/mails/calendar-entry.ts';
import { journeyMail } from '../../src/mails/journey-mail.tsx';
import type { News } from '../../src/mails/mail-kind.ts';
import { calledOff } from '../../src/previews/samples.ts';
import { calendarOf } from '../../src/sending/calendar-of.ts';
import { writeMail, type WrittenMail } from '../../src/sending/write-mail.tsx';
import { aboutJourney, envelope, journey, PUBLIC_URL, ready, recordOf, TODAY, write } from './fixture/written-mails.ts';

const everything = serviceKinds.map((kind) => recordOf(kind));

/** The lines of the calendar that goes along; none where none does. */
function calendarIn({ files }: WrittenMail): string[] {
  const texts = files.flatMap((file) => ('content' in file ? [file.content] : []));
  return texts.join('').replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
}

/** The same on a day before. */
function over(record: ReturnType<typeof recordOf>): ReturnType<typeof recordOf> {
  const before = <Moment extends { local: string }>(moment: Moment | null) =>
    moment && { ...moment, local: moment.local.replace(/^\d{4}/, '2029') };
  return { ...record, starts: before(record.starts), ends: before(record.ends) };
}

const valuesOf = (name: string, lines: readonly string[]) =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));

describe('the calendar that goes along with a mail', () => {
  test('has when and where the service is, by the clock of its place, and leads to it', async () => {
    const mail = await write('service-ready', ready('hosting'), { records: everything });
    const [file] = mail.files;
    expect([file?.filename, file?.contentType]).toEqual([
      'calendario.ics',
      'text/calendar; charset=utf-8; method=PUBLISH',
    ]);
    const lines = calendarIn(mail);
    const { starts, ends } = recordOf('hosting');
    const text = (local = '') => `${local.replaceAll(/[-:]/g, '')}00`;
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:service-item-hosting@bitacora',
        'SUMMARY:Hospedaje: Hotel Bahía',
        `DTSTART;TZID=${starts?.zone}:${text(starts?.local)}`,
        `DTEND;TZID=${ends?.zone}:${text(ends?.local)}`,
        `TZID:${starts?.zone}`,
      ]),
    );
    expect(valuesOf('URL', lines)[0]).toContain(`${PUBLIC_URL}/my_journeys/${journey.id}`);
    expect(mail.text).toContain('«calendario.ics»: agrega estas fechas');
  });

  test('has a flight leave by the clock of one airport and land by that of the other', async () => {
    const flight = {
      ...recordOf('air_ticket'),
      starts: { local: '2031-07-10T22:30', zone: 'America/Guayaquil' },
      ends: { local: '2031-07-11T16:00', zone: 'Europe/Madrid' },
    };
    const lines = calendarIn(await write('service-ready', ready('air_ticket'), { records: [flight] }));
    expect(valuesOf('DTSTART;', lines)).toEqual(['TZID=America/Guayaquil:20310710T223000']);
    expect(valuesOf('DTEND;', lines)).toEqual(['TZID=Europe/Madrid:20310711T160000']);
    expect(valuesOf('TZID:', lines)).toEqual(['America/Guayaquil', 'Europe/Madrid']);
  });

  test('replaces what was said of a service that has moved', async () => {
    const moved = {
      ...recordOf('hosting'),
      id: 'another',
      starts: { local: '2031-07-11T15:00', zone: 'Pacific/Galapagos' },
    };
    const [before, after] = await Promise.all(
      [everything, [moved]].map(async (records) =>
        calendarIn(
          await write(
            'service-ready',
            [{ ...ready('hosting')[0], record: records === everything ? 'record-hosting' : 'another' }],
            {
              records,
            },
          ),
        ),
      ),
    );
    expect(valuesOf('UID:', after ?? [])).toEqual(valuesOf('UID:', before ?? []));
    expect(valuesOf('DTSTART;', after ?? [])).toEqual(['TZID=Pacific/Galapagos:20310711T150000']);
  });

  test('strikes out a service that was called off, and puts it back when it stands again', async () => {
    const records = [recordOf('air_ticket')];
    const uid = 'UID:service-item-air_ticket@bitacora';
    const cancelled = await write('service-cancelled', [{}], { records });
    expect(calendarIn(cancelled)).toEqual(expect.arrayContaining(['METHOD:PUBLISH', uid, 'STATUS:CANCELLED']));
    expect(cancelled.text).toContain('«calendario.ics»: las marca allí como canceladas');
    const last = { ...asTold({ journey, records }, 'item-air_ticket', TODAY), isCancelled: true };
    const restored = calendarIn(await write('service-restored', [{}], { records, last }));
    expect(restored).toContain(uid);
    expect(restored).toContain('STATUS:CONFIRMED');
  });

  test('has nothing of a service that was called off before it had a time', async () => {
    const cancelled = await write('service-cancelled', [{}], { records: [] });
    expect(calendarIn(cancelled)).toEqual([]);
  });

  test('strikes out all of a journey that was called off, and puts it back when it stands again', async () => {
    const cancelled = await write('journey-cancelled', [{}], { records: everything });
    const lines = calendarIn(cancelled);
    expect(valuesOf('UID:', lines)).toHaveLength(serviceKinds.length - 1);
    expect(valuesOf('STATUS:', lines)).toEqual(valuesOf('UID:', lines).map(() => 'CANCELLED'));
    const restored = calendarIn(
      await write('journey-restored', [{}], { records: everything, last: { isCancelled: true } }),
    );
    expect(valuesOf('UID:', restored)).toEqual(valuesOf('UID:', lines));
    expect(new Set(valuesOf('STATUS:', restored))).toEqual(new Set(['CONFIRMED']));
  });

  test('strikes out with the journey what was called off by itself before it, and leaves what is over as it was', async () => {
    const records = [recordOf('air_ticket'), recordOf('hosting'), over(recordOf('activity'))];
    const off = calledOff({ ...journey }, 'item-hosting');
    const uidsOf = async (template: string, changes: object) =>
      valuesOf('UID:', calendarIn(await write(template, [{}], { records, ...changes })));
    expect(await uidsOf('journey-cancelled', { journey: calledOff(off, null) })).toEqual([
      'service-item-air_ticket@bitacora',
      'service-item-hosting@bitacora',
    ]);
    expect(await uidsOf('journey-restored', { journey: off, last: { isCancelled: true } })).toEqual([
      'service-item-air_ticket@bitacora',
    ]);
  });

  test('says in one file what was called off and what stands', async () => {
    const newsOf = (kind: ServiceKind): News => {
      const { title, package_service: item } = recordOf(kind);
      const calendar = calendarEntryOf(recordOf(kind), journey, TODAY);
      return { of: kind, item, title, subtitle: null, facts: [], calendar };
    };
    const news: News[] = [{ ...newsOf('air_ticket'), change: 'cancelled' }, newsOf('hosting')];
    const { text } = await writeMail(
      journeyMail(news, { ...aboutJourney, pending: [] }, mailMessages.journeyNews),
      envelope,
    );
    expect(text).toContain('«calendario.ics»: pone estas fechas, con la hora de cada lugar, y marca lo que se canceló');
    const [file] = calendarOf(news, { name: 'Baltra', now: new Date(), publicUrl: PUBLIC_URL });
    expect(file?.content.split('\r\n').filter((line) => /^(UID|STATUS):/.test(line))).toEqual([
      'UID:service-item-air_ticket@bitacora',
      'STATUS:CANCELLED',
      'UID:service-item-hosting@bitacora',
      'STATUS:CONFIRMED',
    ]);
  });

  test('has all services of the vouchers, plain days as days, and not the policy', async () => {
    const lines = calendarIn(await write('vouchers'));
    const uids = valuesOf('UID:', lines);
    expect(uids).toEqual(
      expect.arrayContaining(['service-item-air_ticket@bitacora', 'service-item-activity@bitacora']),
    );
    expect(uids).toHaveLength(serviceKinds.length - 1);
    expect(uids).not.toContain('service-item-travel_insurance@bitacora');
    expect(lines.some((line) => line.startsWith('DTSTART;VALUE=DATE:'))).toBe(true);
  });

  test('has no code, document or amount', async () => {
    const text = calendarIn(await write('vouchers')).join('\n');
    for (const { details } of everything) {
      for (const [name, value] of Object.entries(details)) {
        if (/code|number|document/.test(name) && typeof value === 'string' && value) expect(text).not.toContain(value);
      }
    }
    expect(text).not.toMatch(/\$|1\.500|DESCRIPTION/);
  });

  test('goes along with what is to come, not with what ends or is about money or papers', async () => {
    expect(calendarIn(await write('service-reminder'))).toEqual([]);
    for (const template of ['balance-reminder', 'travel-papers', 'purchase', 'welcome-back']) {
      const { files, text } = await write(template);
      expect(files).toEqual([]);
      expect(text).not.toContain('calendario.ics');
    }
  });
});
