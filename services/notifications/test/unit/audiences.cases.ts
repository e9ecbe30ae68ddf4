import { UnavailableError } from '@bitacora/kernel';
import { anEmployee, aPassenger } from '@bitacora/testing';
import { describe, expect, test } from '@jest/globals';
import { readersOf } from '../../src/mails/audiences.ts';
import type { Audience } from '../../src/domain/ladder/step-kinds.ts';
import type { MailContext } from '../../src/mails/mail-kind.ts';
import { journey } from './fixture/written-mails.ts';

const ana = aPassenger({ first_name: 'Ana', email: 'ana@correo.ec' });
const luis = aPassenger({ first_name: 'Luis', email: null });
const standIn = anEmployee({ email: 'eva@bitacora.example' });

const context = (about: Partial<typeof journey> = {}, answering: typeof standIn | null = standIn) => ({
  today: '2031-06-18',
  directory: {
    findRecord: async () => null,
    recordsOf: async () => [],
    journey: async () => ({ ...journey, passengers: [ana.id, luis.id], holder: ana.id, ...about }),
    passengers: async (ids: readonly string[]) => [ana, luis].filter(({ id }) => ids.includes(id)),
    answering: async (_: unknown, day: string) => (day === '2031-06-18' ? answering : null),
    answeringFor: async () => answering,
    answerers: async () => [{ email: 'hola@bitacora.example', name: 'Bitácora Viajes', userId: null }],
    quotes: async () => [],
    nameOfStaff: async () => null,
    staffByUser: async () => null,
    toVisitorsOfAnHour: async () => ({ planned: 0, refused: 0 }),
    wasTold: async () => false,
    known: async () => Promise.reject(new Error('nobody asks')),
  } satisfies MailContext['directory'],
});
const told = async (audience: Audience, given: ReturnType<typeof context>) => {
  const about = { agency: journey.agency, journey: journey.id, answeredBy: journey.travel_agent ?? null };
  return (await readersOf(audience, about, given))?.map(({ email }) => email) ?? null;
};

describe('a step of a journey is told', () => {
  test('to travellers who can be written to', async () => {
    expect(await told('travellers', context())).toEqual(['ana@correo.ec']);
  });

  test('to its holder alone, and to nobody where that one has no address, or nobody holds it', async () => {
    expect(await told('holder', context())).toEqual(['ana@correo.ec']);
    expect(await told('holder', context({ holder: luis.id }))).toEqual([]);
    expect(await told('holder', context({ holder: null }))).toEqual([]);
  });

  test('to who answers for it on that day, and to the agency once nobody does', async () => {
    expect(await told('adviser', context())).toEqual(['eva@bitacora.example']);
    expect(await told('adviser', context({}, null))).toEqual(['hola@bitacora.example']);
  });

  test('to nobody yet while not all of them are known here; what is a fault stays one', async () => {
    const failing = (error: Error) => ({
      ...context(),
      directory: { ...context().directory, passengers: () => Promise.reject(error) },
    });
    expect(await told('travellers', failing(new UnavailableError('passenger_not_here_yet')))).toBeNull();
    await expect(told('travellers', failing(new Error('wrong')))).rejects.toThrow('wrong');
  });
});
