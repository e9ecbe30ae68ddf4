import { fileMessages } from '@bitacora/contracts/messages';
import { afterAll, expect, test } from '@jest/globals';
import { judgeFile as judge } from '../../src/files/judge-file.ts';
import { TemporaryFiles } from '../../src/files/temporary-files.ts';

const temporary = new TemporaryFiles();
afterAll(() => temporary.removeAll());
const judgeFile = async (field: string, name: string, bytes: Buffer) =>
  judge(field, name, await temporary.write([bytes]));

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

test('a PNG that moves is told so, and not that it is none', async () => {
  const chunk = (kind: string, length: number) =>
    Buffer.concat([Buffer.from([0, 0, 0, length]), Buffer.from(kind), Buffer.alloc(length + 4)]);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const moving = Buffer.concat([signature, chunk('IHDR', 13), chunk('acTL', 8), chunk('IDAT', 20), chunk('IEND', 0)]);
  expect(await judgeFile('file', 'foto.png', moving)).toEqual({ refused: fileMessages.imageAnimated });
});
