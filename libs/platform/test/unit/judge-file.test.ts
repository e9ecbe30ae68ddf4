import { expect, test } from '@jest/globals';
import { judgeFile } from '../../src/files/judge-file.ts';

const pdf = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');

test('a long name is cut between letters, also those that take two places', async () => {
  const judged = await judgeFile('file', `${'a'.repeat(99)}𠀀𠀀.pdf`, pdf);
  expect(judged).toMatchObject({ name: expect.stringMatching(/^a{99}\P{Cs}*\.pdf$/u) });
});

test.each([
  ['Itinerario Guayaquil – Lima.pdf', 'Itinerario Guayaquil – Lima.pdf'],
  ['Itinerario Guayaquil — Lima.pdf', 'Itinerario Guayaquil — Lima.pdf'],
  ['Guayaquil → Lima.pdf', 'Guayaquil Lima.pdf'],
  ['Reserva\u00a0\t 12.pdf', 'Reserva 12.pdf'],
  ['–\r\n.pdf', '–.pdf'],
])('the name %j is kept as %j', async (sent, kept) => {
  expect(await judgeFile('file', sent, pdf)).toMatchObject({ name: kept });
});
